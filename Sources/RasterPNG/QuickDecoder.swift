internal import CPNG
internal import RasterCore

/// A reader for the usual kind of PNG: valid, 8-bit RGB or RGBA, not interlaced.
///
/// libdeflate unpacks the pixels, and our own code reverses the filters. libpng reads everything
/// else, from a copy of the file that has only one pixel:
///
/// ```
/// IHDR sRGB iTXt │ IDAT IDAT IDAT │ iTXt IEND        the file
/// IHDR sRGB iTXt │ IDAT           │ iTXt IEND        the copy, of one pixel
/// ```
///
/// If anything is unusual or wrong, the result is nil, and libpng reads the original file. Errors
/// are therefore detected and described only in one part of the code.
struct QuickDecoder {
  private let bytes: UnsafeRawBufferPointer
  private let file: String
  private var plan = CPNGPlan()

  /// Makes a reader of bytes that must outlive it, or returns nil if the file is not of this kind.
  init?(bytes: UnsafeRawBufferPointer, file: String) {
    self.bytes = bytes
    self.file = file
    guard cpng_plan(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &plan) == 1 else {
      return nil
    }
  }

  /// Reads the file, or returns nil if libpng must read it.
  ///
  /// - Parameters:
  ///   - maximumPixels: the maximum number of pixels to allocate memory for.
  ///   - isStraight: whether colours stay as stored in the file, not multiplied by alpha.
  /// - Returns: the pixels and the other contents of the file.
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

  /// Returns the image that libpng reads from the one-pixel copy; nil if `Decoder.rest()` returns
  /// nil or throws an error.
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
