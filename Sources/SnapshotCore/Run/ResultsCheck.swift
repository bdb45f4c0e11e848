import Foundation
import LayoutComparison

/// A check of results against their manifests (the lists of requested goldens), which finds missing
/// shards, lost verdicts, and goldens that more than one shard requested.
package struct ResultsCheck: Sendable {
  /// Goldens that several shards, or one shard in several folders, requested, although each golden
  /// is assigned to only one shard.
  package struct Repetition: Sendable, Hashable {
    /// The shards, each with the path of its results folder, in order.
    package let parts: [String]
    /// The goldens, in order.
    package let entries: [Manifest.Entry]
  }

  /// The reason why the run is not complete; nil if it is.
  package let gap: CompleteRun.Gap?
  /// The lost verdicts, by process.
  package let losses: [VerdictLoss]
  /// The goldens that several shards, or one shard in several folders, requested.
  package let repetitions: [Repetition]
  /// For each snapshot without a verdict in any folder, a record with the outcome `error`, in
  /// order.
  package let lost: [VerdictRecord]

  /// Checks results.
  ///
  /// - Parameter contents: the contents of one run's folders.
  package init(_ contents: [ResultsFolder.Contents]) {
    gap = Self.gap(contents.flatMap(\.parts).map(\.manifest))
    losses = contents.flatMap(\.parts).compactMap(\.loss)
    repetitions = Self.repetitions(contents)
    let judged = Set(contents.flatMap(\.records).map(\.key))
    let missing = losses.flatMap(\.records).filter { !judged.contains($0.key) }
    lost = missing.grouped(by: \.key).map { $0[0] }.sorted()
  }

  /// Whether every requested golden has a verdict, and only one shard requested it.
  package var isWhole: Bool { losses.isEmpty && repetitions.isEmpty }

  /// The problems as messages: the affected goldens, their folders, and the next step.
  package var complaints: [String] {
    losses.map(\.description) + repetitions.map(\.description)
  }

  private static func gap(_ manifests: [Manifest]) -> CompleteRun.Gap? {
    do throws(CompleteRun.Gap) {
      _ = try CompleteRun(merging: manifests)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the goldens that several shards, or one shard in several folders, requested.
  ///
  /// Folders of runs without shards may share goldens, for instance if they come from two operating
  /// systems.
  private static func repetitions(_ contents: [ResultsFolder.Contents]) -> [Repetition] {
    let parts = contents.flatMap { contents in
      contents.parts.map(\.manifest).filter { $0.shard.count > 1 }.map { manifest in
        let part = "\(manifest.shard.words) in \(contents.folder.root.path)"
        return (part: part, entries: Set(manifest.entries))
      }
    }
    // A golden that several processes of one shard request is no repetition, so requests are
    // grouped by shard.
    let asked = parts.grouped(by: \.part).flatMap { group in
      Set(group.flatMap(\.entries)).map { (part: group[0].part, entry: $0) }
    }
    let repeated = asked.grouped(by: \.entry.key).map { group in
      (parts: Set(group.map(\.part)).sorted(), entry: group[0].entry)
    }
    return repeated.filter { $0.parts.count > 1 }.grouped(by: \.parts).map { group in
      Repetition(parts: group[0].parts, entries: group.map(\.entry).sorted())
    }.sorted { $0.parts.lexicographicallyPrecedes($1.parts) }
  }
}

extension ResultsCheck.Repetition: CustomStringConvertible {
  /// The number of repeated goldens, their shards, up to ten of their names, and the next step.
  package var description: String {
    let places = parts.joined(separator: " and ")
    let verb = entries.count == 1 ? "is" : "are"
    let head = "\(Counted.text(entries.count, "golden")) \(verb) in more than one part: \(places)"
    return ([head] + VerdictLoss.list(entries) + ["  each falls to one part: name each part once"])
      .joined(separator: "\n")
  }
}
