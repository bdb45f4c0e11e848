import InterfaceBuilder

/// A document without code: elements are made of UIKit's own classes, and nothing is connected.
///
/// Interface Builder lays out documents like this too, but measures designables with their own
/// classes and takes sizes from placeholders.
struct PlainDocument {
  /// The sizes of placeholders for intrinsic sizes, by the objects' identifiers.
  var sizes: [String: InterfaceValue.Size] = [:]
  /// The change that finds frames which the document does not determine alone; nil for none.
  var disturbance: Disturbance?

  /// A change of everything that Interface Builder measures otherwise: texts are longer, unknown
  /// fonts larger, symbols left out, and controls of other versions of iOS larger.
  ///
  /// Ties between hugging priorities are broken in one order or in the other one.
  enum Disturbance: Double, CaseIterable {
    case firstHugsMore = -1
    case lastHugsMore = 1
  }

  /// Returns an object with all inside it.
  func plain(_ object: InterfaceObject) -> InterfaceObject {
    var plain = object
    (plain.customClass, plain.customModule, plain.isModuleOfTarget) = (nil, nil, false)
    plain.connections = []
    plain.runtimeAttributes = []
    plain.constraints = object.constraints.map {
      var constraint = $0
      // The canvas uses placeholder constraints like any others (fact IB26).
      constraint.isPlaceholder = false
      return constraint
    }
    plain.constraints += placeholders(of: object)
    if object.element == "activityIndicatorView" {
      // The canvas shows an indicator even if it is hidden when it stops.
      plain.properties["animating"] = .text("YES")
      plain.properties["hidden"] = nil
    }
    if let disturbance {
      plain.constraints += weakSizes(of: object, disturbance)
      breakTies(of: &plain, disturbance)
      disturb(&plain, isCustom: object.customClass != nil)
    }
    plain.keyed = object.keyed.mapValues(self.plain)
    plain.lists = object.lists.mapValues { $0.map(self.plain) }
    // Cells are laid out by themselves.
    for list in ["prototypes", "sections", "cells"] { plain.lists[list] = nil }
    return plain
  }

  // MARK: Sizes of placeholders

  /// Returns the constraints with which a size for the canvas holds as an intrinsic one does.
  private func placeholders(of object: InterfaceObject) -> [InterfaceConstraint] {
    let width = object.number("placeholderIntrinsicWidth") ?? sizes[object.id]?.width
    let height = object.number("placeholderIntrinsicHeight") ?? sizes[object.id]?.height
    guard object.element == "view" else { return [] }
    return constraints("width", width, "horizontal", object)
      + constraints("height", height, "vertical", object)
  }

  private func constraints(
    _ attribute: String, _ length: Double?, _ axis: String, _ object: InterfaceObject
  ) -> [InterfaceConstraint] {
    guard let length else { return [] }
    var most = InterfaceConstraint(id: "", line: object.line, firstAttribute: attribute)
    (most.relation, most.constant) = (.lessThanOrEqual, length)
    most.priority = object.number("\(axis)HuggingPriority") ?? 250
    var least = most
    least.relation = .greaterThanOrEqual
    least.priority = object.number("\(axis)CompressionResistancePriority") ?? 750
    return [most, least]
  }

  // MARK: Disturbance

  /// Returns constraints of size that are weaker than all others, so that they change only a view
  /// whose size nothing determines; on the canvas such a view has a size of Interface Builder's
  /// own.
  ///
  /// A view without content has such a size with the priorities of an intrinsic one, and a
  /// control's follows the version of iOS.
  private func weakSizes(
    of object: InterfaceObject, _ disturbance: Disturbance
  ) -> [InterfaceConstraint] {
    let isEmpty = object.lists["subviews"]?.isEmpty != false
    let isControl = Self.controls.contains(object.element)
    guard isControl || Self.boxes.contains(object.element) else { return [] }
    let isSized = object.element == "imageView" && object.properties["image"] != nil
    let lengths = disturbance == .lastHugsMore ? [77.0, 55] : [13, 37]
    return zip(["width", "height"], lengths).map { attribute, length in
      var constraint = InterfaceConstraint(id: "", line: object.line, firstAttribute: attribute)
      constraint.constant = length
      constraint.priority = isControl ? 999 : isEmpty && !isSized ? 740 : Self.weak
      return constraint
    }
  }

  /// More than the priority with which a stack view avoids ambiguity, and less than all others.
  private static let weak = 30.0
  private static let boxes: Set = [
    "view", "imageView", "stackView", "containerView", "tableView", "collectionView", "scrollView",
    "textView", "visualEffectView",
  ]
  private static let controls: Set = ["switch", "slider", "progressView", "pageControl"]

  /// Lets objects hug their contents, and resist, more or less than those before them.
  private func breakTies(of object: inout InterfaceObject, _ disturbance: Disturbance) {
    let step = Double(object.line) * 0.0001 * disturbance.rawValue
    for (name, usual) in [("HuggingPriority", 250.0), ("CompressionResistancePriority", 750.0)] {
      for axis in ["horizontal", "vertical"] {
        let priority = object.number(axis + name) ?? usual
        // A required priority is no tie.
        if priority < 1000 { object.properties[axis + name] = .text("\(priority + step)") }
      }
    }
  }

  private func disturb(_ object: inout InterfaceObject, isCustom: Bool) {
    // A text that is missing has a size of Interface Builder's own.
    if object.element == "label", object.properties["attributedText"] == nil {
      object.properties["text"] = object.properties["text"] ?? .text("")
    }
    object.properties = disturbed(object.properties)
    object.states = object.states.mapValues(disturbed)
    // Interface Builder rounds the height of a button's title up and iOS 17 does not (fact BT5),
    // and it drew texts of custom classes with the fonts that their code set.
    let isMeasuredOtherwise = object.element == "button" || isCustom && Self.isText(object.element)
    guard isMeasuredOtherwise else { return }
    object.properties["fontDescription"] = .font(
      .system(type: "system", weight: nil, pointSize: 33))
    object.states = object.states.mapValues { $0.mapValues(Self.enlarged) }
    object.properties = object.properties.mapValues(Self.enlarged)
  }

  private static func isText(_ element: String) -> Bool {
    ["label", "textField", "textView", "segmentedControl"].contains(element)
  }

  /// Returns an attributed text with a large font, and other values as they are.
  private static func enlarged(_ value: InterfaceValue) -> InterfaceValue {
    guard case .attributedText(let runs) = value else { return value }
    return .attributedText(
      runs.map {
        var run = $0
        run.font = .system(type: "system", weight: nil, pointSize: 33)
        return run
      })
  }

  private func disturbed(_ properties: [String: InterfaceValue]) -> [String: InterfaceValue] {
    var properties = properties
    if properties["catalog"]?.text == "system" { properties["image"] = nil }
    for (key, value) in properties {
      switch value {
      case .text(let text) where Self.texts.contains(key):
        properties[key] = .text("\(text) \(text) mm \(text)")
      case .attributedText(let runs): properties[key] = .attributedText(disturbed(runs + runs))
      case .font(.named(let name, let family, let size)):
        properties[key] = .font(.named(name, family: family, pointSize: size + 7))
      case .fields(let fields): properties[key] = .fields(disturbed(fields))
      default: continue
      }
    }
    return properties
  }

  private func disturbed(_ runs: [InterfaceTextRun]) -> [InterfaceTextRun] {
    runs.map {
      var run = $0
      if case .named(let name, let family, let size) = run.font {
        run.font = .named(name, family: family, pointSize: size + 7)
      }
      return run
    }
  }

  private static let texts: Set = ["text", "title", "subtitle", "placeholder", "secondaryText"]
}
