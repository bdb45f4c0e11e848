import ConstraintCore
public import UIKit

/// A line of the visual format language that places the views of a cell.
///
///     H:|-12-[image(44)]-12-[title]-12-|
///
/// The views are named after the members of an item: `image`, `title`, `subtitle` and `detail`. `|`
/// is the cell.
public struct SceneCellFormat: Sendable, Equatable {
  /// The line of the visual format language.
  public let format: String
  /// The alignment options of the format.
  public let options: NSLayoutConstraint.FormatOptions
  /// The names of the views in the format.
  let views: Set<String>
  /// The position in a scene file; nil for a format made in code.
  var place: ScenePlace?

  /// Parses a line; nil if it is not valid.
  public init?(_ format: String, options: NSLayoutConstraint.FormatOptions = []) {
    guard let read = try? SceneCellFormat(reading: format, options) else { return nil }
    self = read
  }

  /// Parses a line; throws an error with the position of the mistake if it is not valid.
  init(
    reading format: String, _ options: NSLayoutConstraint.FormatOptions
  ) throws(VisualFormatError) {
    let known = Dictionary(
      uniqueKeysWithValues: Self.names.map { ($0, FormatNames.View(hasSuperview: true)) })
    let read = try VisualFormat(
      format, options: FormatOptions(rawValue: options.rawValue), names: FormatNames(views: known))
    (self.format, self.options) = (format, options)
    let items = read.equations.flatMap { [$0.first, $0.second].compactMap(\.self) }
    views = Set(items.compactMap { if case .view(let name) = $0 { name } else { nil } })
  }

  /// Compares the lines and their options, ignoring the positions in scene files.
  public static func == (one: SceneCellFormat, other: SceneCellFormat) -> Bool {
    one.format == other.format && one.options == other.options
  }

  /// Makes the constraints between views, and records the position in the scene file with each.
  @MainActor func constraints(between views: [String: UIView]) -> [NSLayoutConstraint] {
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: nil, views: views)
    if let place { constraints.forEach { $0.remember(place: place.text) } }
    return constraints
  }

  /// The names of the views.
  static let names = ["image", "title", "subtitle", "detail"]

  /// The alignments that a scene file can name, in the order in which errors list them.
  static let alignments: [(name: String, value: NSLayoutConstraint.FormatOptions)] = [
    ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight),
    ("alignAllTop", .alignAllTop), ("alignAllBottom", .alignAllBottom),
    ("alignAllLeading", .alignAllLeading), ("alignAllTrailing", .alignAllTrailing),
    ("alignAllCenterX", .alignAllCenterX), ("alignAllCenterY", .alignAllCenterY),
    ("alignAllLastBaseline", .alignAllLastBaseline),
    ("alignAllFirstBaseline", .alignAllFirstBaseline),
  ]
}
