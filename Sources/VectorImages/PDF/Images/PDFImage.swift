import Foundation
import RasterCore
import RasterPNG

/// A decoded image, or a stencil.
struct PDFImage {
  let bitmap: Bitmap
  /// Whether the image is a stencil, of which only the alpha is used to paint with the current
  /// colour.
  let isStencil: Bool
}

enum PDFImageResult {
  case image(PDFImage)
  /// The reason why the image is not drawn, such as a format that is not supported.
  case unknown(String)
}

/// The size and the samples of an image.
struct PDFSamples {
  let width: Int, height: Int, components: Int, bits: Int
  let bytes: [UInt8]

  /// Calls a closure with the index and the samples of each pixel, row by row; all calls share one
  /// array.
  func forEach(_ body: (Int, [Int]) -> Void) {
    var values = [Int](repeating: 0, count: components)
    var reader = SampleReader(bytes, bits: bits)
    for row in 0..<height {
      for column in 0..<width {
        for index in 0..<components {
          let place = (row * width + column) * components + index
          values[index] =
            bits == 8
            ? place < bytes.count ? Int(bytes[place]) : 0 : Int(reader.integer(bits))
        }
        body(row * width + column, values)
      }
      reader.skipToByte()
    }
  }
}

extension PDFDocument {
  /// Reads an image with its mask.
  func image(
    _ stream: PDFStream, _ resources: PDFDictionary
  ) throws(PDFError) -> PDFImageResult {
    let entries = stream.dictionary
    let (width, height) = (
      try integer(entries["Width"]) ?? 0, try integer(entries["Height"]) ?? 0
    )
    guard width > 0, height > 0, width <= 1 << 16, height <= 1 << 16 else {
      return .unknown("image without size")
    }
    try spendPixels(width, height, stream)
    if try resolve(entries["ImageMask"]).boolean == true {
      return try stencil(stream, width, height)
    }
    let (bytes, filter) = try decodedUpToImage(stream)
    switch filter {
    case nil: return try samples(stream, bytes, width, height, resources)
    case "DCTDecode", "DCT": return try photograph(stream, bytes, resources)
    case let filter?: return .unknown("image in the format \(filter)")
    }
  }

  private func spendPixels(_ width: Int, _ height: Int, _ stream: PDFStream) throws(PDFError) {
    do throws(PDFError) {
      try budget.spendPixels(width, height)
    } catch {
      throw PDFError("the image of \(width) × \(height) pixels is too large", object: stream.object)
    }
  }

  /// Reads a stencil mask with one bit per pixel, through which the current colour is painted.
  private func stencil(
    _ stream: PDFStream, _ width: Int, _ height: Int
  ) throws(PDFError) -> PDFImageResult {
    let (bytes, filter) = try decodedUpToImage(stream)
    if let filter { return .unknown("image in the format \(filter)") }
    let isInverted = try numbers(stream.dictionary["Decode"])?.first == 1
    let samples = PDFSamples(width: width, height: height, components: 1, bits: 1, bytes: bytes)
    let bitmap = Bitmap(width: width, height: height) { pixels in
      samples.forEach { place, values in
        pixels[place] = (values[0] == 0) != isInverted ? 0xFF00_0000 : 0
      }
    }
    return .image(PDFImage(bitmap: bitmap, isStencil: true))
  }

  private func samples(
    _ stream: PDFStream, _ bytes: [UInt8], _ width: Int, _ height: Int, _ resources: PDFDictionary
  ) throws(PDFError) -> PDFImageResult {
    let entries = stream.dictionary
    guard let space = try colorSpace(entries["ColorSpace"], resources), space.components > 0 else {
      return .unknown("image without colour space")
    }
    let bits = try integer(entries["BitsPerComponent"]) ?? 8
    guard [1, 2, 4, 8, 16].contains(bits) else { return .unknown("image of \(bits) bits") }
    let samples = PDFSamples(
      width: width, height: height, components: space.components, bits: bits, bytes: bytes)
    let decode = try numbers(entries["Decode"]) ?? space.defaultDecode(bits: bits)
    guard decode.count >= 2 * space.components else { return .unknown("image with a short Decode") }
    let bitmap = samples.bitmap(space, decode: decode)
    let keyed =
      try numbers(entries["Mask"]).map { samples.cleared(bitmap, between: $0) } ?? bitmap
    return .image(PDFImage(bitmap: try masked(keyed, entries), isStencil: false))
  }

  private func photograph(
    _ stream: PDFStream, _ bytes: [UInt8], _ resources: PDFDictionary
  ) throws(PDFError) -> PDFImageResult {
    let bitmap: Bitmap
    do {
      bitmap = try JPEGReader.bitmap(
        of: Data(bytes), maximumPixels: budget.remainingPixels)
    } catch {
      throw PDFError("the JPEG image is not read: \(error)", object: stream.object)
    }
    // The size inside the encoded image may differ from that in the dictionary.
    try budget.spendPixels(bitmap.width, bitmap.height)
    var converted = bitmap
    if let space = try colorSpace(stream.dictionary["ColorSpace"], resources),
      case .profile(let profile) = space.kind
    {
      converted = profile.converted(bitmap)
    }
    return .image(PDFImage(bitmap: try masked(converted, stream.dictionary), isStencil: false))
  }
}
