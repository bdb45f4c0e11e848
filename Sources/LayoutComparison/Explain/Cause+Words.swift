import LayoutCore

extension Cause {
  /// The cause and its effects as one sentence.
  package var headline: String {
    let results = [effectSentence, viewSentence].filter { !$0.isEmpty }.joined(separator: "; ")
    return results.isEmpty ? trigger.headline : "\(trigger.headline): \(results)"
  }

  /// The lines below the headline: the result of the test with the golden's value (see
  /// ``Cause/Proof``), if there was one, the changes or names of the elements, and the further
  /// results.
  package var details: [String] { proofLine + places }

  /// The line with the result of the test with the golden's value (see ``Cause/Proof``); empty if
  /// the cause was not tested.
  package var proofLine: [String] { proof.map { [$0.text] } ?? [] }

  private var places: [String] {
    let own = trigger.details
    let isAlone = effects.count == 1 && own.isEmpty
    return own
      + effects.filter { $0.group.count > 1 }.map { effect in
        isAlone ? effect.group.names : "\(effect.verb): \(effect.group.names)"
      } + results
  }

  /// The further results of the cause, such as a changed content size: one line for each.
  package var results: [String] { follows.map(\.headline) }

  /// The changed views as part of a sentence: `31 views in other colours`.
  private var viewSentence: String {
    if views == 0 { return "" }
    let count = Counted.text(views, "view")
    if case .setting("appearance", _, _) = trigger { return "\(count) in other colours" }
    return "\(count) changed"
  }

  private var effectSentence: String {
    // An inferred cause already lists the changed measurements, so the sentence contains only the
    // number of affected elements.
    if case .inferred = trigger { return ElementGroup.count(effects.map(\.group)) }
    return Self.sentence(effects)
  }

  /// Returns changes of elements as one sentence: `12 cells moved +8,0 and 3 wrapped to the next
  /// line`.
  static func sentence(_ effects: [Effect]) -> String {
    // A noun is not repeated while it stays the same: `12 cells moved and 3 wrapped`.
    var lastNoun = ""
    return effects.map { effect -> String in
      let group = effect.group
      let isRepeated = group.noun == lastNoun && group.count > 1
      lastNoun = group.count == 1 ? "" : group.noun
      return "\(isRepeated ? "\(group.count)" : group.subject) \(effect.verb)"
    }.listed
  }
}

extension Cause.Effect {
  /// The elements that the effect applies to.
  package var group: ElementGroup {
    switch self {
    case .moved(let group), .resized(let group), .wrapped(let group): group
    }
  }

  /// The verb phrase that describes the effect.
  fileprivate var verb: String {
    switch self {
    case .moved(let group): group.movement
    case .resized(let group): group.growth + group.addedMovement
    case .wrapped(let group): group.wrap
    }
  }
}

extension Cause.Trigger {
  /// The original change: `section 0 inset.left 16 → 24`.
  var headline: String {
    switch self {
    case .viewport(let golden, let actual): Self.viewport(golden, actual)
    case .sections(let sections, let metrics):
      "\(Self.name(sections)) \(metrics.map(\.text).joined(separator: ", "))"
    case .inferred(let sections, let changes, let followed):
      Self.inferred(sections, changes, followed)
    case .contentSize(let golden, let actual):
      "content size \(Points.change(golden, actual, separator: "×"))"
    case .contentGrowth(let width, let height): "content size by \(width.text)×\(height.text)"
    case .setting(let name, let golden, let actual): "\(name) \(golden) → \(actual)"
    case .appeared(let group): "\(group.subject) appeared"
    case .vanished(let group): "\(group.subject) vanished"
    case .text(let group, let texts): Self.texts(group, texts)
    case .font(let group, let golden, let actual):
      "\(group.subject) font \(golden ?? "none") → \(actual ?? "none")"
    case .color(let group, let golden, let actual):
      "\(group.subject) colour \(golden ?? "none") → \(actual ?? "none")"
    case .zOrder(let group, let golden?, let actual?):
      "\(group.subject) z-index \(golden) → \(actual)"
    case .zOrder(let group, _, _): "\(group.subject) have other z-indexes"
    case .resized(let group): "\(group.subject) \(group.growth)\(group.addedMovement)"
    case .moved(let group):
      "\(group.subject) \(group.wrapping == nil ? group.movement : group.wrap)"
    case .reindexed(let group, let golden, let actual): Self.shift(group, golden, actual)
    case .sectionOrder(let order): order.text
    case .views(let group): group.headline
    }
  }

  /// The affected elements: one line for each changed text or view, or one line with all their
  /// names; empty for a single element, or for a change of the whole layout.
  var details: [String] {
    switch self {
    case .views(let views): views.details
    case .text(let group, let texts) where group.count > 1:
      texts.map { "\($0.label) \(Quotation.change($0.golden, $0.actual))" }
    default: group.map { $0.count > 1 ? [$0.names] : [] } ?? []
    }
  }

  private static func viewport(_ golden: [Double], _ actual: [Double]) -> String {
    let (old, new) = (Array(golden.suffix(2)), Array(actual.suffix(2)))
    if old != new { return "viewport \(Points.change(old, new, separator: "×"))" }
    return "scrolled to "
      + Points.change(Array(golden.prefix(2)), Array(actual.prefix(2)), separator: ",")
  }

  static func name(_ sections: [Int]) -> String {
    guard let first = sections.first, let last = sections.last, sections.count > 1 else {
      return "section \(sections.first ?? 0)"
    }
    let isRun = last &- first == sections.count - 1
    return "sections "
      + (isRun ? "\(first)–\(last)" : sections.map(String.init).joined(separator: ", "))
  }

  /// Returns a sentence such as `left margin 16 → 24 (inferred), columns 140 → 136`.
  private static func inferred(
    _ sections: [Int], _ changes: [InferredChange], _ followed: [InferredChange]
  ) -> String {
    let place = sections.isEmpty ? "" : "\(name(sections)) "
    let results = followed.words.map { ", \($0)" }.joined()
    return "\(place)\(changes.words.joined(separator: ", ")) (inferred)\(results)"
  }

  private static func texts(
    _ group: ElementGroup, _ texts: [Cause.Replacement]
  ) -> String {
    guard group.count == 1, let only = texts.first else {
      return "\(group.subject) show other texts"
    }
    let text = "\(only.label) text \(Quotation.change(only.golden, only.actual))"
    return group.resizing == nil ? text : "\(text), \(group.growth)"
  }

  private static func shift(_ group: ElementGroup, _ golden: [Int], _ actual: [Int]) -> String {
    if group.count == 1 {
      let kind = group.members.first?.kind ?? ""
      return "\(kind) \(ElementGroup.Places.text(golden)) is now "
        + ElementGroup.Places.text(actual)
    }
    let offset = zip(golden, actual).map { Points.signed(Double($1 &- $0)) }
    return "\(group.subject) shifted by [\(offset.joined(separator: ","))]"
  }
}

extension Cause.Trigger {
  /// The changed elements; nil if the change concerns the whole layout, or views outside of all
  /// elements.
  package var group: ElementGroup? {
    switch self {
    case .viewport, .sections, .inferred, .contentSize, .contentGrowth, .setting, .sectionOrder:
      nil
    case .appeared(let group), .vanished(let group), .text(let group, _), .font(let group, _, _),
      .color(let group, _, _), .zOrder(let group, _, _), .resized(let group), .moved(let group),
      .reindexed(let group, _, _):
      group
    case .views(let views): views.elements
    }
  }

  /// The content size before and after its change; empty for other changes.
  var contentSizes: [[Double]] {
    if case .contentSize(let golden, let actual) = self { [golden, actual] } else { [] }
  }

  /// The same change without the measurements that followed from it, since these measurements may
  /// differ between the layouts of a picture although the change itself is the same.
  var withoutFollowed: Self {
    guard case .inferred(let sections, let changes, _) = self else { return self }
    return .inferred(sections, changes, followed: [])
  }

  /// The key by which the same change is recognised in several layouts of a picture: the headline
  /// without the number of elements; for a change of the content size only the text “content size”.
  package var sameness: String {
    switch self {
    case .contentSize, .contentGrowth: return "content size"
    case .inferred: return withoutFollowed.headline
    default: break
    }
    guard let group, group.count > 1 else { return headline }
    let count = "\(group.count) "
    return headline.hasPrefix(count) ? String(headline.dropFirst(count.count)) : headline
  }

  /// The key for merging changes over the frames of a film (a sequence of pictures): the kinds of
  /// the change and of its elements, without their number and the amounts.
  package var kind: String {
    let kinds = group?.members.map(\.kind).joined(separator: ",") ?? ""
    switch self {
    case .viewport: return "viewport"
    case .sections(_, let metrics):
      return "sections \(metrics.map(\.metric.rawValue).joined(separator: ","))"
    case .inferred: return "inferred"
    case .setting(let name, _, _): return "setting \(name)"
    case .contentSize, .contentGrowth: return "content size"
    case .appeared: return "appeared \(kinds)"
    case .vanished: return "vanished \(kinds)"
    case .text: return "text \(kinds)"
    case .font: return "font \(kinds)"
    case .color: return "colour \(kinds)"
    case .zOrder: return "order \(kinds)"
    case .resized: return "resized \(kinds)"
    case .moved: return "moved \(kinds)"
    case .reindexed: return "reindexed \(kinds)"
    case .sectionOrder: return "section order"
    case .views(let views): return "views \(kinds) \(views.kind)"
    }
  }
}
