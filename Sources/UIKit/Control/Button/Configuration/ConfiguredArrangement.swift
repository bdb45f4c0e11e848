import Foundation

/// The frames of the image, the title and the subtitle in a button with a configuration.
///
///     │← insets →┌─────┐← padding →┌ title    ┐← insets →│
///     │          │image│           ├ subtitle ┤          │
///     │          └─────┘           └──────────┘          │
///
/// The button's alignments determine the position of the three together; leading and trailing are
/// already resolved to left and right.
struct ConfiguredArrangement {
  enum Side { case left, right, top, bottom }

  var content: CGRect
  /// The natural size of the image; zero if there is none.
  var image: CGSize
  var title: CGSize
  var subtitle: CGSize
  var imagePadding: CGFloat
  var titlePadding: CGFloat
  var imageSide: Side
  /// The horizontal alignment of the texts: 0 is left, 0.5 is centred and 1 is right.
  var textShare: CGFloat
  var share: (x: CGFloat, y: CGFloat)

  private var texts: CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private var gap: CGFloat { image.width > 0 && texts.width > 0 ? imagePadding : 0 }
  private var isBeside: Bool { imageSide == .left || imageSide == .right }

  /// The size of the image and the texts together.
  var size: CGSize {
    isBeside
      ? CGSize(width: image.width + gap + texts.width, height: max(image.height, texts.height))
      : CGSize(width: max(image.width, texts.width), height: image.height + gap + texts.height)
  }

  private var whole: CGRect {
    CGRect(
      x: content.minX + (content.width - size.width) * share.x,
      y: content.minY + (content.height - size.height) * share.y, width: size.width,
      height: size.height)
  }

  var imageRect: CGRect {
    let whole = whole
    let x =
      switch imageSide {
      case .left: whole.minX
      case .right: whole.maxX - image.width
      case .top, .bottom: whole.midX - image.width / 2
      }
    let y =
      switch imageSide {
      case .top: whole.minY
      case .bottom: whole.maxY - image.height
      case .left, .right: whole.midY - image.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: image)
  }

  private var textsRect: CGRect {
    let (whole, texts) = (whole, texts)
    let x =
      switch imageSide {
      case .left: whole.maxX - texts.width
      case .right: whole.minX
      case .top, .bottom: whole.midX - texts.width / 2
      }
    let y =
      switch imageSide {
      case .top: whole.maxY - texts.height
      case .bottom: whole.minY
      case .left, .right: whole.midY - texts.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: texts)
  }

  var titleRect: CGRect {
    let texts = textsRect
    let x = texts.minX + (texts.width - title.width) * textShare
    return CGRect(origin: CGPoint(x: x, y: texts.minY), size: title)
  }

  var subtitleRect: CGRect {
    let texts = textsRect
    let x = texts.minX + (texts.width - subtitle.width) * textShare
    return CGRect(origin: CGPoint(x: x, y: texts.maxY - subtitle.height), size: subtitle)
  }
}
