import Foundation

/// The frames of an image and two texts in the content of a list cell, from left to right.
///
/// ```
/// ├ margin ┤ image ├ 16 ┤ text           ├ margin ┤
/// ├ margin ┤       ├    ┤ secondary text ├ margin ┤
/// ```
@MainActor struct ListContentArrangement {
  /// The frame of the image; nil without an image.
  private(set) var image: CGRect?
  /// The frame of the text.
  private(set) var text = CGRect.zero
  /// The frame of the secondary text.
  private(set) var secondary = CGRect.zero
  /// The minimum height of the content with its margins, in points.
  private(set) var height: CGFloat = 0

  /// The sizes of the texts and the image, and the distances between them.
  struct Content {
    /// The closure that returns the size of the text in a given width; nil without a text.
    var text: ((CGFloat) -> CGSize)?
    /// The closure that returns the size of the secondary text in a given width; nil without one.
    var secondary: ((CGFloat) -> CGSize)?
    /// The size of the image and of the reserved space in which it is centred; nil without an
    /// image.
    var image: (size: CGSize, space: CGSize)?
    /// Whether the texts are side by side if both fit in one line.
    var prefersSideBySide = false
    var imagePadding: CGFloat = 0
    var horizontalPadding: CGFloat = 0
    var verticalPadding: CGFloat = 0
  }

  /// Computes the frames in an available size; the texts and the image are centred vertically.
  init(_ content: Content, in size: CGSize, margins: UIEdgeInsets, pixels: PixelGrid) {
    let width = max(0, size.width - margins.left - margins.right)
    let hasTexts = content.text != nil || content.secondary != nil
    let before = content.image.map { $0.space.width + (hasTexts ? content.imagePadding : 0) } ?? 0
    let block = arrange(content, width: max(0, width - before), from: margins.left + before)
    let inner = max(block, content.image.map { max($0.size.height, $0.space.height) } ?? 0)
    height = pixels.ceiling(margins.top + inner + margins.bottom)
    let middle = (margins.top + size.height - margins.bottom) / 2
    let top = pixels.round(middle - block / 2)
    text.origin.y += top
    secondary.origin.y += top
    image = content.image.map { size, space in
      CGRect(
        x: pixels.round(margins.left + (space.width - size.width) / 2),
        y: pixels.round(middle - size.height / 2), width: size.width, height: size.height)
    }
  }

  /// Sets the frames of the texts, with the first line at y = 0, and returns their height.
  private mutating func arrange(
    _ content: Content, width: CGFloat, from x: CGFloat
  ) -> CGFloat {
    if content.prefersSideBySide, let height = sideBySide(content, width: width, from: x) {
      return height
    }
    let first = content.text?(width).height ?? 0
    let second = content.secondary?(width).height ?? 0
    let gap = first > 0 && second > 0 ? content.verticalPadding : 0
    text = CGRect(x: x, y: 0, width: width, height: first)
    secondary = CGRect(x: x, y: first + gap, width: width, height: second)
    return first + gap + second
  }

  /// Sets the frames of the texts side by side, and returns their height; nil if one text is
  /// missing, or if both do not fit in one line (fact LI43).
  private mutating func sideBySide(
    _ content: Content, width: CGFloat, from x: CGFloat
  ) -> CGFloat? {
    guard let first = content.text?(.greatestFiniteMagnitude),
      let second = content.secondary?(.greatestFiniteMagnitude),
      first.width + content.horizontalPadding + second.width <= width
    else { return nil }
    let height = max(first.height, second.height)
    text = CGRect(
      x: x, y: (height - first.height) / 2, width: first.width, height: first.height)
    secondary = CGRect(
      x: x + width - second.width, y: (height - second.height) / 2, width: second.width,
      height: second.height)
    return height
  }
}
