import Foundation
import RasterCore

extension LayoutCause {
  /// The cause and what follows from it in one sentence.
  public var headline: String {
    let sentence = effectSentence
    return sentence.isEmpty ? triggerText : "\(triggerText): \(sentence)"
  }

  /// Which elements are meant, a line for each thing that happened to them.
  public var details: [String] {
    let groups = effectGroups
    let isAlone = groups.count == 1 && triggerDetails.isEmpty
    return triggerDetails
      + groups.filter { $0.elements.count > 1 }.map { group in
        let names = ElementWords(elements: group.elements).names
        return isAlone ? names : "\(group.verb): \(names)"
      }
  }

  private var triggerText: String {
    switch trigger {
    case .viewport(let golden, let actual): Self.viewport(golden, actual)
    case .sections(let sections, let metrics):
      "\(Self.name(sections)) \(metrics.map(\.text).joined(separator: ", "))"
    case .contentSize(let golden, let actual):
      "content size \(Self.change(golden, actual))"
    case .setting(let name, let golden, let actual): "\(name) \(golden) → \(actual)"
    default: elementText
    }
  }

  private var elementText: String {
    let words = ElementWords(elements: elements)
    let first = elements.first
    switch trigger {
    case .appeared: return "\(words.subject) appeared"
    case .vanished: return "\(words.subject) vanished"
    case .text: return elements.count == 1 ? textOfOne : "\(words.subject) show other texts"
    case .font:
      return "\(words.subject) font \(Self.change(first?.golden?.font, first?.actual?.font))"
    case .color:
      return "\(words.subject) colour \(Self.change(first?.golden?.color, first?.actual?.color))"
    case .zOrder:
      let (old, new) = (first?.golden?.zIndex ?? 0, first?.actual?.zIndex ?? 0)
      return "\(words.subject) z-index \(old) → \(new)"
    case .resized: return "\(words.subject) resized \(words.resize)\(words.movement)"
    case .moved: return movement(words)
    case .reindexed: return shift(words)
    default: return ""
    }
  }

  private var textOfOne: String {
    guard let change = elements.first else { return "" }
    let text = "\(change.element.label) text \(Self.quoted(change))"
    if !change.aspects.contains(.resized) { return text }
    return "\(text), resized \(ElementWords(elements: elements).resize)"
  }

  private func movement(_ words: ElementWords) -> String {
    if elements.contains(where: { $0.aspects.contains(.rewrapped) }) {
      return "\(words.subject) \(words.wrapping)"
    }
    return "\(words.subject) moved \(words.offset)"
  }

  private func shift(_ words: ElementWords) -> String {
    guard let first = elements.first, let old = first.golden, let new = first.actual else {
      return ""
    }
    if elements.count == 1 { return "\(old.label) is now \(new.indexPath)" }
    let section = new.indexPath.section &- old.indexPath.section
    let item = new.indexPath.item &- old.indexPath.item
    let offset = "\(Points.signed(Double(section))),\(Points.signed(Double(item)))"
    return "\(words.subject) shifted by [\(offset)]"
  }

  private var triggerDetails: [String] {
    if case .text = trigger, elements.count > 1 {
      return elements.map { "\($0.element.label) \(Self.quoted($0))" }
    }
    return elements.count > 1 ? [ElementWords(elements: elements).names] : []
  }
}

extension LayoutCause {
  /// What happened to the effects; each element is told once, by the greatest change.
  fileprivate var effectGroups: [(verb: String, elements: [ElementChange])] {
    let wrapped = effects.filter { $0.aspects.contains(.rewrapped) }
    let kept = effects.filter { !$0.aspects.contains(.rewrapped) }
    let moved = kept.filter { !$0.aspects.contains(.resized) }
    return moved.alike { $0.offset }.map { ("moved \($0.offset)", $0.elements) }
      + kept.filter { $0.aspects.contains(.resized) }
      .alike { [$0.golden?.frame.size, $0.actual?.frame.size] }
      .map { ("resized \($0.resize)\($0.movement)", $0.elements) }
      + wrapped.alike { $0.lineOffset }.map { ($0.wrapping, $0.elements) }
  }

  /// The effects in one sentence: `12 cells moved +8,0 and 3 wrapped to the next line`.
  fileprivate var effectSentence: String {
    var lastNoun = ""
    let parts = effectGroups.map { group -> String in
      let words = ElementWords(elements: group.elements)
      let isRepeated = words.noun == lastNoun && group.elements.count > 1
      let subject = isRepeated ? "\(group.elements.count)" : words.subject
      lastNoun = group.elements.count == 1 ? "" : words.noun
      return "\(subject) \(group.verb)"
    }
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return "\(parts.dropLast().joined(separator: ", ")) and \(last)"
  }

  fileprivate static func viewport(_ golden: CGRect, _ actual: CGRect) -> String {
    if golden.size != actual.size { return "viewport \(change(golden.size, actual.size))" }
    let (old, new) = (golden.origin, actual.origin)
    return "scrolled to "
      + Points.change(
        [Double(old.x), Double(old.y)], [Double(new.x), Double(new.y)], separator: ",")
  }

  fileprivate static func change(_ golden: CGSize, _ actual: CGSize) -> String {
    Points.change(
      [Double(golden.width), Double(golden.height)],
      [Double(actual.width), Double(actual.height)], separator: "×")
  }

  fileprivate static func change(_ golden: String?, _ actual: String?) -> String {
    "\(golden ?? "none") → \(actual ?? "none")"
  }

  fileprivate static func quoted(_ change: ElementChange) -> String {
    Quotation.change(change.golden?.text, change.actual?.text)
  }

  fileprivate static func name(_ sections: [Int]) -> String {
    guard let first = sections.first, let last = sections.last, sections.count > 1 else {
      return "section \(sections.first ?? 0)"
    }
    let isRun = last &- first == sections.count - 1
    return "sections "
      + (isRun ? "\(first)–\(last)" : sections.map(String.init).joined(separator: ", "))
  }
}

extension [ElementChange] {
  /// The elements in at most three groups that did the same; where there are more, the commonest
  /// is told for itself if it is half of them, and the rest together.
  fileprivate func alike(_ key: (ElementChange) -> some Hashable) -> [ElementWords] {
    let groups = grouped(by: key).sorted { $0.count > $1.count }
    guard groups.count > 3, let commonest = groups.first else {
      return groups.map(ElementWords.init)
    }
    if commonest.count * 2 < count { return [ElementWords(elements: self)] }
    return [commonest, groups.dropFirst().flatMap(\.self)].map(ElementWords.init)
  }
}
