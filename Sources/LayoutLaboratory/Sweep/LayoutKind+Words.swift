import Foundation
import LayoutCore
import LayoutStage
import UIKit

extension LayoutKind {
  /// Returns the differences of another kind from this one as text: `2 → 3 columns`,
  /// `a line more: 5 → 6`.
  ///
  /// The most visible change is first. The result is empty if the kinds are equal.
  public func changes(to other: LayoutKind) -> [String] {
    [columnWords(other), lineWords(other)].compactMap(\.self)
      + words(headersAndFooters, other.headersAndFooters, came: "appears", went: "goes")
      + textWords(other)
      + named(
        brokenConstraints, other.brokenConstraints, came: "constraint broken",
        went: "constraint holds again")
      + words(
        viewsOutside, other.viewsOutside, came: "leaves the window", went: "is in the window again")
      + [scrollWords(other), classWords(other)].compactMap(\.self)
  }

  private func columnWords(_ other: LayoutKind) -> String? {
    guard columns != other.columns else { return nil }
    let name = other.axis == .vertical ? "column" : "row"
    return "\(columns) → \(other.columns) \(name)\(other.columns == 1 ? "" : "s")"
  }

  private func lineWords(_ other: LayoutKind) -> String? {
    guard let count = lineCount, let next = other.lineCount, lines != other.lines else {
      return nil
    }
    // If the number of columns changes, so does the number of cells in each line; only a changed
    // number of lines is reported in addition.
    if columns != other.columns {
      return count == next ? nil : "\(count) → \(next) line\(next == 1 ? "" : "s")"
    }
    guard count != next else { return movedWords(other) }
    let difference = abs(next - count)
    let more = next > count ? "more" : "less"
    return (difference == 1 ? "a line \(more)" : "\(difference) lines \(more)")
      + ": \(count) → \(next)"
  }

  /// Describes the first cell that moves to a different line, if the number of lines is the same;
  /// nil if none is found.
  private func movedWords(_ other: LayoutKind) -> String? {
    for (section, (ours, theirs)) in zip(lines, other.lines).enumerated() where ours != theirs {
      guard let line = ours.indices.first(where: { theirs.dropFirst($0).first != ours[$0] }),
        line < theirs.count
      else { continue }
      let item = ours.prefix(line).reduce(0, +) + min(ours[line], theirs[line])
      return "[\(section), \(item)] moves a line \(theirs[line] > ours[line] ? "up" : "down")"
    }
    return nil
  }

  private func textWords(_ other: LayoutKind) -> [String] {
    let (ours, theirs) = (clippedTexts, other.clippedTexts)
    let changes = [
      (theirs.filter { !ours.contains($0) }, "clipped"),
      (ours.filter { !theirs.contains($0) }, "whole again"),
    ]
    return changes.filter { !$0.0.isEmpty }.map { texts, verb in
      "label\(texts.count == 1 ? "" : "s") \(texts.map(\.quoted).shortened) \(verb)"
    }
  }

  private func scrollWords(_ other: LayoutKind) -> String? {
    guard scrolls != other.scrolls else { return nil }
    return other.scrolls ? "begins to scroll" : "everything fits"
  }

  private func classWords(_ other: LayoutKind) -> String? {
    let (ours, theirs) = (sizeClasses, other.sizeClasses)
    guard ours != theirs else { return nil }
    return ours.horizontal != theirs.horizontal
      ? "\(ours.horizontal.name) → \(theirs.horizontal.name) width"
      : "\(ours.vertical.name) → \(theirs.vertical.name) height"
  }
}

/// Describes the names that are only in the second list and those that are only in the first, each
/// group with its own verb.
private func words(_ old: [String], _ new: [String], came: String, went: String) -> [String] {
  differences(old, new).map { "\($0.names) \($0.isNew ? came : went)" }
}

private func named(_ old: [String], _ new: [String], came: String, went: String) -> [String] {
  differences(old, new).map { "\($0.isNew ? came : went): \($0.names)" }
}

private func differences(_ old: [String], _ new: [String]) -> [(names: String, isNew: Bool)] {
  let came = new.filter { !old.contains($0) }
  let went = old.filter { !new.contains($0) }
  return [(came, true), (went, false)].filter { !$0.0.isEmpty }.map { ($0.0.shortened, $0.1) }
}

extension [String] {
  /// The names as a list; if there are more than three, the first two and the number of the others.
  fileprivate var shortened: String {
    count < 4 ? listed : (prefix(2) + ["\(count - 2) more"]).listed
  }
}

extension Breakpoint {
  /// The most visible change as a short text: `2 → 3 columns`, `4 labels clipped`.
  var headline: String {
    let first = changes.first ?? ""
    guard first.count > 28 else { return first }
    let old = Set(before.clippedTexts)
    let new = Set(after.clippedTexts)
    let (came, went) = (new.subtracting(old).count, old.subtracting(new).count)
    guard first.hasPrefix("label"), came + went > 0 else {
      return first.prefix(26).trimmingCharacters(in: .whitespaces) + "…"
    }
    let count = came > 0 ? came : went
    return "\(count) label\(count == 1 ? "" : "s") \(came > 0 ? "clipped" : "whole again")"
  }

  /// Whether cells move to different lines.
  var movesCells: Bool { before.lines != after.lines || before.columns != after.columns }
}

extension String {
  /// The text in quotation marks; a long text is cut after its first words.
  fileprivate var quoted: String {
    guard count > 24 else { return "“\(self)”" }
    let start = prefix(22)
    let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
    return "“\(words.trimmingCharacters(in: .punctuationCharacters))…”"
  }
}

extension UIUserInterfaceSizeClass {
  /// The name of the size class: `compact`, `regular` or `unspecified`.
  var name: String {
    switch self {
    case .compact: "compact"
    case .regular: "regular"
    default: "unspecified"
    }
  }
}
