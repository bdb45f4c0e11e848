/// A call in Swift source whose first argument is `systemName:`.
struct SymbolCall: Hashable {
  /// The name of the function or type, such as `UIImage`, `.init` or `Image`.
  var function: String
  /// The labels of the arguments; empty for an argument without a label.
  var labels: [String] = []
  /// The literals that are names: both of `isOn ? "sun.max" : "moon"`; empty if the name is
  /// computed.
  var names: [String] = []

  /// The labels of the initializers that `UIImage` has.
  private static let initializers: Set<[String]> = [
    ["systemName"], ["systemName", "withConfiguration"], ["systemName", "compatibleWith"],
    ["systemName", "variableValue"], ["systemName", "variableValue", "configuration"],
  ]

  /// Whether the call makes an image of UIKit; an implicit `.init` nearly always does.
  var isOfUIKit: Bool { ["UIImage", "UIImage.init", ".init"].contains(function) }

  /// Whether `UIImage` has an initializer with these labels.
  var compiles: Bool { Self.initializers.contains(labels) }

  /// The call without its values, such as `UIImage(systemName:withConfiguration:)`.
  var form: String { "\(function)(" + labels.map { $0 + ":" }.joined() + ")" }
}
