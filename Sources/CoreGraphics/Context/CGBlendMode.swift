// Mirrors CGBlendMode (iOS 17). Missing: the separable and hue modes beside multiply and screen.
package import RasterCore

/// The way in which a shape is combined with the pixels below it.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case clear = 16
  case copy = 17
  case sourceIn = 18
  case sourceOut = 19
  case sourceAtop = 20
  case destinationOver = 21
  case destinationIn = 22
  case destinationOut = 23
  case destinationAtop = 24
  case xor = 25
  case plusLighter = 27

  /// The corresponding blend mode of the rasteriser.
  package var value: BlendMode {
    switch self {
    case .normal: .sourceOver
    case .multiply: .multiply
    case .screen: .screen
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusLighter: .plusLighter
    }
  }
}
