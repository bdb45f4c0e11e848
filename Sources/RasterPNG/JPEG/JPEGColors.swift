import RasterCore

/// The colour model of a JPEG picture, which converts the samples of its planes to pixels.
struct JPEGColors {
  private enum Model { case grey, colors, luminance, inks, inksAsLuminance }

  private let model: Model

  /// Determines the model; without Adobe's segment, three planes are luminance and chrominance.
  init(planes: Int, adobeTransform: Int?) {
    switch (planes, adobeTransform) {
    case (1, _): model = .grey
    case (3, 0): model = .colors
    case (3, _): model = .luminance
    case (_, 2): model = .inksAsLuminance
    default: model = .inks
    }
  }

  func pixel(_ values: [Int]) -> Pixel {
    switch model {
    case .grey: return Self.pixel(values[0], values[0], values[0])
    case .colors: return Self.pixel(values[0], values[1], values[2])
    case .luminance: return Self.color(values)
    case .inks: return Self.printed(values[0], values[1], values[2], values[3])
    case .inksAsLuminance:
      let color = Self.color(values)
      return Self.printed(Int(color.red), Int(color.green), Int(color.blue), values[3])
    }
  }

  /// Converts inks to a pixel; as in Adobe's files, the values are inverted: 255 means no ink.
  private static func printed(_ cyan: Int, _ magenta: Int, _ yellow: Int, _ black: Int) -> Pixel {
    pixel(cyan * black / 255, magenta * black / 255, yellow * black / 255)
  }

  /// Converts luminance and chrominance to a pixel by JFIF's factors (1.402, 0.344, 0.714, 1.772),
  /// multiplied by 65,536.
  private static func color(_ values: [Int]) -> Pixel {
    let (light, blue, red) = (values[0], values[1] - 128, values[2] - 128)
    let half = 1 << 15
    return pixel(
      light + (91_881 * red + half) >> 16, light - (22_554 * blue + 46_802 * red + half) >> 16,
      light + (116_130 * blue + half) >> 16)
  }

  private static func pixel(_ red: Int, _ green: Int, _ blue: Int) -> Pixel {
    func level(_ value: Int) -> UInt8 { UInt8(min(max(value, 0), 255)) }
    return Pixel(red: level(red), green: level(green), blue: level(blue))
  }
}
