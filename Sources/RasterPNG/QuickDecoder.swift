internal import CPNG
internal import RasterCore

/// The reader of the usual kind of PNG: 8-bit RGB or RGBA, row after row, without a fault.
///
/// libdeflate unpacks the pixels, and the filters are taken off by code of our own. Everything else
/// in the file is read by libpng, from a copy of the file in which one pixel stands for all:
///
/// ```
/// IHDR sRGB iTXt │ IDAT IDAT IDAT │ iTXt IEND        the file
/// IHDR sRGB iTXt │ IDAT           │ iTXt IEND        the copy, of one pixel
/// ```
///
/// Whatever is unusual or wrong gives nil, and libpng reads the file as it is: what is an error,
/// and in which words, is in one place.
struct QuickDecoder {
  private let bytes: UnsafeRawBufferPointer
  private let file: String
  private var plan = CPNGPlan()

  /// Makes a reader of bytes that outlive it, or nil if the file is not of this kind.
  init?(bytes: UnsafeRawBufferPointer, file: String) {
    self.bytes = bytes
    self.file = file
    guard cpng_plan(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &plan) == 1 else {
      return nil
    }
  }

  /// Reads the file, or returns nil if libpng has to.
  ///
  /// - Parameters:
  ///   - maximumPixels: the most pixels to allocate memory for.
  ///   - isStraight: whether colours stay as the file has them, not multiplied by alpha.
  /// - Returns: the pixels, and what else the file says.
  func image(maximumPixels: Int, isStraight: Bool) -> PNGImage? {
    guard Int(plan.width) <= maximumPixels / Int(plan.height), var image = rest() else {
      return nil
    }
    var isWhole = false
    let spareWords = withUnsafePointer(to: plan) { cpng_plan_spare($0) }
    image.bitmap = Bitmap(
      width: Int(plan.width), height: Int(plan.height), spareWords: spareWords
    ) { words in
      isWhole = withUnsafePointer(to: plan) { plan in
        cpng_plan_pixels(
          plan, bytes.bindMemory(to: UInt8.self).baseAddress, words.baseAddress,
          isStraight ? 1 : 0) == 1
      }
    }
    return isWhole ? image : nil
  }

  /// Returns the image that libpng reads from the copy.
  private func rest() -> PNGImage? {
    withUnsafePointer(to: plan) { plan in
      let copy = [UInt8](unsafeUninitializedCapacity: cpng_plan_rest_capacity(plan)) {
        $1 = cpng_plan_rest(
          plan, bytes.bindMemory(to: UInt8.self).baseAddress, $0.baseAddress)
      }
      return copy.withUnsafeBytes { copy in
        try? Decoder(bytes: copy, file: file).rest()
      }
    }
  }
}
