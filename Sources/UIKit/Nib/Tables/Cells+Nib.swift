import Foundation
import InterfaceBuilder

// The cells of tables and collection views (facts IB73 to IB75 and IB77).

extension NibDecoder {
  /// The content view in the document, made with the objects inside it; nil if there is none.
  @MainActor var contentView: UIView? {
    object.keyed["contentView"].flatMap(loading.make) as? UIView
  }
}

extension NibTables {
  static let tableCell = NibProperties<UITableViewCell> { table in
    table.choice("selectionStyle", selectionStyles) { $0.selectionStyle = $1 }
    table.choice("accessoryType", accessoryTypes) { $0.accessoryType = $1 }
    table.choice("editingAccessoryType", accessoryTypes) { $0.editingAccessoryType = $1 }
    table.integer("indentationLevel") { $0.indentationLevel = $1 }
    table.number("indentationWidth") { $0.indentationWidth = $1 }
    table.bool("shouldIndentWhileEditing") { $0.shouldIndentWhileEditing = $1 }
    table.bool("showsReorderControl") { $0.showsReorderControl = $1 }
    table.insets("separatorInset") { $0.separatorInset = $1 }
    table.value("textLabel") { $0.parts.text = $2.object($1) }
    table.value("detailTextLabel") { $0.parts.detail = $2.object($1) }
    table.value("imageView") { $0.parts.image = $2.object($1) }
  }

  private static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]
  private static let accessoryTypes: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]
  static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]
}

extension NibLoading {
  /// Returns the object whose identifier an attribute contains; nil if there is none of the right
  /// class.
  func object<Object: NSObject>(_ value: InterfaceValue) -> Object? {
    value.text.flatMap { objects[$0] as? Object }
  }
}

extension UITableViewCell {
  /// Returns the style that a document names; `default` if the document names none, as for custom
  /// cells.
  static func style(in coder: NSCoder) -> CellStyle {
    let name = coder.nib?.object.properties["style"]?.text
    return name.flatMap { NibTables.cellStyles[$0] } ?? .default
  }

  /// The minimum width in points of a cell whose margins are 20 points.
  private static let wideWidth: CGFloat = 414

  /// Sets the cell's own properties.
  func decodeCell(_ nib: NibDecoder) {
    nib.decode(NibTables.tableCell, of: self)
    // Until the cell is in a table, its margin is that of a table with the cell's width (fact
    // IB42).
    if bounds.width >= Self.wideWidth { sideMargin = 20 }
    hosted.keepsMargins = nib.setsContentMargins
    decodeBackgrounds(nib) { (backgroundView, selectedBackgroundView) = ($0, $1) }
    if let view = nib.object.keyed["accessoryView"].flatMap(nib.loading.make) as? UIView {
      accessoryView = view
    }
    if let fields = nib.object.properties["contentConfiguration"]?.fields {
      contentConfiguration = UIListContentConfiguration(fields, in: nib.loading)
    }
  }
}

extension UICollectionViewCell {
  /// Sets the cell's own properties.
  func decodeCell(_ nib: NibDecoder) {
    decodeBackgrounds(nib) { (backgroundView, selectedBackgroundView) = ($0, $1) }
  }
}

extension UIView {
  /// Makes the two backgrounds of a cell and passes them to `set`, with nil for a missing one; does
  /// nothing if the document contains neither.
  fileprivate func decodeBackgrounds(_ nib: NibDecoder, _ set: (UIView?, UIView?) -> Void) {
    let keyed = nib.object.keyed
    guard keyed["backgroundView"] != nil || keyed["selectedBackgroundView"] != nil else { return }
    let usual = keyed["backgroundView"].flatMap(nib.loading.make) as? UIView
    set(usual, keyed["selectedBackgroundView"].flatMap(nib.loading.make) as? UIView)
  }
}

extension NibDecoder {
  /// Whether the document sets margins of the content view, which a table then does not change.
  fileprivate var setsContentMargins: Bool {
    let values = object.keyed["contentView"]?.properties
    return values?["layoutMargins"] != nil || values?["directionalLayoutMargins"] != nil
  }
}
