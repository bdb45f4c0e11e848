import Foundation

/// The frame of a popover beside its source, and the position of its arrow.
///
///        source
///          ╱╲            the arrow points up
///     ┌────  ────────┐
///     │   content    │
///     └──────────────┘
struct PopoverPlacement: Equatable {
  /// The arrow's width at its base, and the arrow's height, in points.
  static let arrow = CGSize(width: 37, height: 13)
  static let radius: CGFloat = 13
  /// The minimum distance from the edges of the safe area, in points.
  static let margin: CGFloat = 10
  /// The size of the content of a controller without a preferred size, in points.
  static let usualSize = CGSize(width: 320, height: 480)

  /// The frame of the popover including its arrow.
  let frame: CGRect
  /// The direction in which the arrow points.
  let direction: UIPopoverArrowDirection
  /// The tip of the arrow, relative to the origin of the frame.
  let tip: CGPoint

  /// Places a popover of a size at a source in an area.
  ///
  /// The first permitted direction with enough space is used, in the order up, down, left, right;
  /// if none has enough, the one with the most space.
  init(
    of size: CGSize, at source: CGRect, permitted: UIPopoverArrowDirection, in area: CGRect
  ) {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let allowed = order.filter(permitted.contains)
    let choices = (allowed.isEmpty ? order : allowed).map { Side($0, of: source, in: area) }
    let fitting = choices.first { $0.fits(size) }
    let side = fitting ?? choices.max { $0.space < $1.space } ?? Side(.up, of: source, in: area)
    let content = CGSize(
      width: min(size.width, side.free.width), height: min(size.height, side.free.height))
    direction = side.direction
    frame = side.frame(of: content, at: source, in: area)
    tip = side.tip(at: source, in: frame)
  }

  /// The frame of the content in the popover's view.
  var contentFrame: CGRect {
    let arrow = Self.arrow.height
    let bounds = CGRect(origin: .zero, size: frame.size)
    return switch direction {
    case .up: bounds.inset(by: UIEdgeInsets(top: arrow, left: 0, bottom: 0, right: 0))
    case .down: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: arrow, right: 0))
    case .left: bounds.inset(by: UIEdgeInsets(top: 0, left: arrow, bottom: 0, right: 0))
    default: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrow))
    }
  }
}

/// The space on one side of a popover's source.
private struct Side {
  let direction: UIPopoverArrowDirection
  /// The maximum size of the content on this side.
  let free: CGSize

  init(_ direction: UIPopoverArrowDirection, of source: CGRect, in area: CGRect) {
    self.direction = direction
    let length =
      switch direction {
      case .up: area.maxY - source.maxY
      case .down: source.minY - area.minY
      case .left: area.maxX - source.maxX
      default: source.minX - area.minX
      }
    let free = max(0, length - PopoverPlacement.arrow.height)
    self.free =
      direction == .up || direction == .down
      ? CGSize(width: area.width, height: free) : CGSize(width: free, height: area.height)
  }

  var space: CGFloat { free.width * free.height }

  func fits(_ size: CGSize) -> Bool { size.width <= free.width && size.height <= free.height }

  func frame(of content: CGSize, at source: CGRect, in area: CGRect) -> CGRect {
    let arrow = PopoverPlacement.arrow.height
    let x = max(area.minX, min(source.midX - content.width / 2, area.maxX - content.width))
    let y = max(area.minY, min(source.midY - content.height / 2, area.maxY - content.height))
    let (width, height) = (content.width, content.height)
    return switch direction {
    case .up: CGRect(x: x, y: source.maxY, width: width, height: height + arrow)
    case .down:
      CGRect(x: x, y: source.minY - height - arrow, width: width, height: height + arrow)
    case .left: CGRect(x: source.maxX, y: y, width: width + arrow, height: height)
    default: CGRect(x: source.minX - width - arrow, y: y, width: width + arrow, height: height)
    }
  }

  /// Returns the tip of the arrow.
  ///
  /// It is opposite the middle of the source, unless the arrow's base would then overlap a rounded
  /// corner.
  func tip(at source: CGRect, in frame: CGRect) -> CGPoint {
    let clear = PopoverPlacement.radius + PopoverPlacement.arrow.width / 2
    let x = max(clear, min(source.midX - frame.minX, frame.width - clear))
    let y = max(clear, min(source.midY - frame.minY, frame.height - clear))
    return switch direction {
    case .up: CGPoint(x: x, y: 0)
    case .down: CGPoint(x: x, y: frame.height)
    case .left: CGPoint(x: 0, y: y)
    default: CGPoint(x: frame.width, y: y)
    }
  }
}
