/// The budget of memory and time for a PDF file, which is spent while the file is read.
///
/// None of 2,042 icons of public apps exceeds any of its limits.
final class PDFBudget {
  /// The maximum nesting depth of content streams, programs of functions, references and page tree
  /// nodes; objects may be nested twice as deeply.
  static let depth = 24
  /// The maximum number of decoded bytes of all streams together.
  static let bytes = 128 << 20
  /// The maximum number of pixels of all images, masks and shadings together.
  static let pixels = 64 << 20

  /// The maximum number of drawing steps: a hundred times as many as the largest icon needs.
  static let steps = 1 << 21
  /// The number of steps counted for beginning a form, a tile or a glyph, which takes as long as
  /// this many operators.
  static let nestedSteps = 16

  private var bytes = PDFBudget.bytes
  private(set) var remainingPixels = PDFBudget.pixels
  private var objects = 1 << 21
  private var steps = PDFBudget.steps
  private var scanned = 1 << 28

  /// The number of bytes that may still be decoded.
  var remainingBytes: Int { bytes }

  /// Spends the pixels of an image, of its mask or of a shading.
  func spendPixels(_ width: Int, _ height: Int) throws(PDFError) {
    guard width <= 1 << 16, height <= 1 << 16, width * height <= remainingPixels else {
      throw PDFError("the images have more than \(Self.pixels >> 20) million pixels")
    }
    remainingPixels -= width * height
  }

  /// Spends bytes of decoded streams.
  func spend(bytes count: Int) throws(PDFError) {
    guard count >= 0, count <= bytes else {
      throw PDFError("the file needs more than \(Self.bytes >> 20) MB of decoded data")
    }
    bytes -= count
  }

  /// Spends one parsed object.
  func spendObject() throws(PDFError) {
    guard objects > 0 else { throw PDFError("the file has more than \(1 << 21) objects") }
    objects -= 1
  }

  /// Spends drawing steps: operators, path segments, steps of functions, repeated tiles.
  func spend(steps count: Int) throws(PDFError) {
    guard count >= 0, count <= steps else {
      throw PDFError("the page needs more than \(Self.steps) steps of drawing")
    }
    steps -= count
  }

  /// Spends bytes that are searched, such as for the end of a damaged object.
  func spend(scanned count: Int) throws(PDFError) {
    guard count <= scanned else { throw PDFError("the file is too damaged to be searched") }
    scanned -= count
  }
}
