// Mirrors NSTextAttachment (iOS 17). Missing: file wrappers, view providers, archives, layout
// padding.
public import Foundation
import RasterCore
import RasterText

/// An image on a line of text (fact TX12).
///
/// Labels, text views and string drawing show it in place of the character of a text that is made
/// by `NSAttributedString(attachment:)`.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The code of the character that an attachment replaces.
  public static let character = 0xFFFC

  /// Makes an attachment of a file's contents, which are drawn if they are an image.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    super.init()
  }

  /// Makes an attachment without contents.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Makes an attachment of an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The contents of the file; nil if there is none.
  open var contents: Data?
  /// Inert: the type of the contents, a uniform type identifier.
  open var fileType: String?
  /// The image, drawn in preference to the contents.
  ///
  /// A template has the colour of the text.
  open var image: UIImage?
  /// The frame in points relative to the attachment's position on the baseline, with y up.
  ///
  /// If the size is zero, as by default, the frame has the size of the image, and a symbol's
  /// baseline is on that of the text.
  open var bounds = CGRect.zero

  /// Returns the image to be drawn, for subclasses to override.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    image ?? contents.flatMap { UIImage(data: $0) }
  }

  /// Returns the frame relative to the attachment's position on the baseline, with y up, for
  /// subclasses to override.
  ///
  /// Differs from UIKit: there is no text container, and the proposed line begins at 0, is as high
  /// as the text's font and 10 million points wide.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.size == .zero else { return bounds }
    let image = image(
      forBounds: bounds, textContainer: textContainer, characterIndex: charIndex)
    guard let image else { return bounds }
    let baseline = image.baselineOffsetFromBottom ?? 0
    return CGRect(
      x: bounds.minX, y: bounds.minY - baseline, width: image.size.width, height: image.size.height)
  }

  /// The result of the last call of `shown(_:in:)`, which returns the same object for the same
  /// image and traits, because a text whose attachments are the same objects is not laid out again.
  private var shown: (original: UIImage, traits: UITraitCollection, image: UIImage)?
}

extension NSTextAttachment {
  /// Returns the attachment for the typesetter.
  func value(
    at index: Int, in attributes: TextAttributes, traits: UITraitCollection
  ) -> TextAttachment {
    let line = CGRect(
      x: 0, y: 0, width: 1e7,
      height: attributes.font.metrics.ascender
        + attributes.font.metrics.descender)
    let bounds = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index
    ).finite
    let frame = CGRect(
      x: bounds.minX, y: -bounds.maxY, width: bounds.width, height: bounds.height)
    let found = image(forBounds: bounds, textContainer: nil, characterIndex: index)
    guard let image = found.map({ shown($0, in: traits) }) else {
      return TextAttachment(of: self, frame: frame, drawing: Drawing())
    }
    let tint = image.isTemplate ? attributes.color : image.ownTint?.value(in: traits)
    let drawing = Drawing {
      image.draw(in: CGRect(origin: .zero, size: frame.size), on: $0, with: ImagePen(tint: tint))
    }
    return TextAttachment(of: image, frame: frame, drawing: drawing)
  }

  /// Returns an image resolved in a trait collection.
  private func shown(_ image: UIImage, in traits: UITraitCollection) -> UIImage {
    if let shown, shown.original === image, shown.traits == traits { return shown.image }
    let found =
      image.isSymbolImage
      ? image.shown(preferring: nil, in: traits) : image.variant(for: traits) ?? image
    shown = (image, traits, found)
    return found
  }
}

extension CGRect {
  /// The rectangle, or zero if its origin or its size is not finite.
  fileprivate var finite: CGRect {
    let isFinite = minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
    return isFinite ? self : .zero
  }
}

extension NSAttributedString {
  /// Makes a text of one character, which is an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: TextAttachment.character, attributes: [.attachment: attachment])
  }
}
