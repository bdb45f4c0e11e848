import Foundation

/// The frames of a button's image and title in its content rectangle.
///
///     ├── content ──────────────────────────────┤
///          ├ image ┤├ title ┤                        centred: both together (fact BT8)
///     ├ image ┤├ title ┤                             left
///
/// Each frame is computed as if the insets of the image and the title were equal, so insets of the
/// image move only the image.
struct ButtonArrangement {
  var content: CGRect
  /// The natural size of the image; zero if there is no image.
  var image: CGSize
  var title: CGSize
  var imageInsets = UIEdgeInsets.zero
  var titleInsets = UIEdgeInsets.zero
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center
  /// Whether the image is to the right of the title.
  var isRightToLeft = false

  /// The frame of the image, limited to the content inside the image's insets.
  var imageRect: CGRect {
    let area = content.inset(by: imageInsets).standing
    let width = horizontal == .fill && title.width == 0 ? area.width : min(image.width, area.width)
    let rest = min(title.width, area.width - width)
    let (y, height) = span(area.minY, area.height, image.height)
    let start = start(area, width + rest)
    return CGRect(x: isRightToLeft ? start + rest : start, y: y, width: width, height: height)
  }

  /// The frame of the title, limited to the content inside the title's insets and beside the image.
  var titleRect: CGRect {
    let area = content.inset(by: titleInsets).standing
    let before = min(image.width, area.width)
    let free = area.width - before
    let width = horizontal == .fill ? free : min(title.width, free)
    let (y, height) = span(area.minY, area.height, title.height)
    let start = start(area, before + width)
    return CGRect(x: isRightToLeft ? start : start + before, y: y, width: width, height: height)
  }

  /// Returns the left side of the image and the title together, given their total width.
  private func start(_ area: CGRect, _ width: CGFloat) -> CGFloat {
    switch horizontal {
    case .right, .trailing: area.maxX - width
    case .left, .leading: area.minX
    case .fill: isRightToLeft ? area.maxX - width : area.minX
    case .center: area.minX + (area.width - width) / 2
    }
  }

  private func span(
    _ start: CGFloat, _ length: CGFloat, _ own: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let height = min(own, length)
    return switch vertical {
    case .top: (start, height)
    case .bottom: (start + length - height, height)
    case .fill: (start, length)
    case .center: (start + (length - height) / 2, height)
    }
  }
}

extension CGRect {
  /// The rectangle itself; if insets have made its size negative, an empty rectangle at its centre.
  var standing: CGRect {
    guard size.width < 0 || size.height < 0 else { return self }
    let (width, height) = (max(0, size.width), max(0, size.height))
    return CGRect(
      x: origin.x + (size.width - width) / 2, y: origin.y + (size.height - height) / 2,
      width: width, height: height)
  }
}
