import Foundation
import RasterCore

/// Sentences about several elements: how many, which, and what they did.
struct ElementWords {
  let elements: [ElementChange]

  /// The elements by number: `cell [0,3]`, `12 cells`.
  var subject: String {
    elements.count == 1 ? elements[0].label : "\(elements.count) \(noun)"
  }

  /// What the elements are called together: `cells`, or `elements` where kinds are mixed.
  var noun: String {
    let kinds = elements.grouped { $0.element.kind }.map { $0[0].element.kind }
    guard kinds.count == 1, let kind = kinds.first else { return "elements" }
    return [.cell, .header, .footer, .decoration].contains(kind)
      ? kind.rawValue + "s" : "\(kind.rawValue) elements"
  }

  /// Which elements they are: `cells [0,0]–[0,11]`.
  var names: String {
    let lists = elements.grouped { $0.element.kind }.map { group in
      let words = ElementWords(elements: group)
      let noun = group.count == 1 ? group[0].element.kind.rawValue : words.noun
      return "\(noun) \(IndexRanges.text(group.map(\.element.indexPath)))"
    }
    return lists.joined(separator: ", ")
  }

  /// How far they moved: `+8,0`, `+2…+24,0`.
  var offset: String {
    let x = Points.span(elements.map { Double($0.offset.dx) })
    return "\(x),\(Points.span(elements.map { Double($0.offset.dy) }))"
  }

  /// How far they moved besides something else: `, moved +8,0`; nothing where they did not.
  var movement: String {
    elements.contains { $0.aspects.contains(.moved) } ? ", moved \(offset)" : ""
  }

  /// How their size changed: `120×80 → 132×80`, or by how much where sizes differ.
  var resize: String {
    let sizes = elements.map { [$0.golden?.frame.size, $0.actual?.frame.size] }
    guard let first = sizes.first, sizes.allSatisfy({ $0 == first }) else {
      let x = Points.span(elements.map { $0.growth.width })
      return "by \(x)×\(Points.span(elements.map { $0.growth.height }))"
    }
    let values = first.map { [Double($0?.width ?? 0), Double($0?.height ?? 0)] }
    return Points.change(values[0], values[1], separator: "×")
  }

  /// Where they wrapped to.
  var wrapping: String {
    switch Set(elements.map(\.lineOffset)) {
    case [1]: "wrapped to the next line"
    case [-1]: "wrapped back to the line before"
    default: "changed lines by \(Points.span(elements.map { Double($0.lineOffset) }))"
    }
  }
}

extension ElementChange {
  /// The element's name, with its former index path where that was another.
  fileprivate var label: String {
    guard let golden, aspects.contains(.reindexed) else { return element.label }
    return "\(element.label) (was \(golden.indexPath))"
  }

  fileprivate var growth: (width: Double, height: Double) {
    let (old, new) = (golden?.frame.size ?? .zero, actual?.frame.size ?? .zero)
    return (Double(new.width - old.width), Double(new.height - old.height))
  }
}
