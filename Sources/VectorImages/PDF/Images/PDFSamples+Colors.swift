import RasterCore

extension PDFSamples {
  /// Returns the opaque pixels of samples.
  func bitmap(_ space: PDFColorSpace, decode: [Double]) -> Bitmap {
    // Samples of eight bits in grey or sRGB are copied directly.
    if bits == 8, decode == space.defaultDecode(bits: 8), let plain = plainBitmap(space) {
      return plain
    }
    let largest = Double(1 << bits - 1)
    // Colours in images repeat, so their conversions are cached.
    var known = [UInt64: UInt32](minimumCapacity: 1 << 12)
    return Bitmap(width: width, height: height) { pixels in
      forEach { place, values in
        let key = values.reduce(UInt64(0)) { $0 << 16 | UInt64($1) }
        if components <= 4, let word = known[key] { return pixels[place] = word }
        let parts = values.enumerated().map { index, value in
          decode[2 * index]
            + Double(value) / largest * (decode[2 * index + 1] - decode[2 * index])
        }
        let word = space.color(parts).pixel.word
        pixels[place] = word
        if known.count >= 1 << 12 { known.removeAll(keepingCapacity: true) }
        known[key] = word
      }
    }
  }

  /// Returns the pixels of samples with eight bits in grey or sRGB; nil for any other colour space.
  private func plainBitmap(_ space: PDFColorSpace) -> Bitmap? {
    switch space.kind {
    case .gray: return bitmap { bytes, place in UInt32(bytes[place]) * 0x01_0101 }
    case .rgb: break
    case .profile(let profile) where profile.isStandard: break
    default: return nil
    }
    return bitmap { bytes, place in
      let (low, high) = (UInt32(bytes[3 * place]), UInt32(bytes[3 * place + 1]) << 8)
      return low | high | UInt32(bytes[3 * place + 2]) << 16
    }
  }

  /// Returns opaque pixels, whose colours a closure returns for each position; pixels without
  /// samples are black.
  @inline(__always)
  private func bitmap(_ color: (UnsafeBufferPointer<UInt8>, Int) -> UInt32) -> Bitmap {
    Bitmap(width: width, height: height) { pixels in
      pixels.update(repeating: 0xFF00_0000)
      bytes.withUnsafeBufferPointer { bytes in
        for place in 0..<min(pixels.count, bytes.count / components) {
          pixels[place] = 0xFF00_0000 | color(bytes, place)
        }
      }
    }
  }

  /// Returns the picture with every pixel made transparent whose samples are all between limits,
  /// two for each component (colour key masking).
  func cleared(_ bitmap: Bitmap, between limits: [Double]) -> Bitmap {
    guard limits.count >= 2 * components else { return bitmap }
    var bitmap = bitmap
    bitmap.withUnsafeMutablePixels { pixels in
      forEach { place, values in
        let isInside = values.indices.allSatisfy {
          (limits[2 * $0]...max(limits[2 * $0], limits[2 * $0 + 1])).contains(Double(values[$0]))
        }
        if isInside { pixels[place] = 0 }
      }
    }
    return bitmap
  }
}

extension ColorProfile {
  /// Returns opaque pixels converted to sRGB.
  func converted(_ bitmap: Bitmap) -> Bitmap {
    guard !isStandard else { return bitmap }
    var bitmap = bitmap
    var known = [UInt32: UInt32](minimumCapacity: 1 << 12)
    bitmap.withUnsafeMutablePixels { pixels in
      var last: (old: UInt32, new: UInt32)?
      for index in pixels.indices {
        let old = pixels[index]
        if let last, last.old == old {
          pixels[index] = last.new
          continue
        }
        defer { last = (old, pixels[index]) }
        if let new = known[old] {
          pixels[index] = new
          continue
        }
        let new = color(
          Double(old & 255) / 255, Double(old >> 8 & 255) / 255, Double(old >> 16 & 255) / 255
        ).pixel.word
        pixels[index] = new
        if known.count >= 1 << 12 { known.removeAll(keepingCapacity: true) }
        known[old] = new
      }
    }
    return bitmap
  }
}
