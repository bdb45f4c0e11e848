import Foundation
import LayoutComparison

/// The comparison of results with the requests in their manifests: missing parts, lost verdicts,
/// goldens that two parts have.
public struct ResultsCheck: Sendable {
  /// Goldens that several parts of one divided run requested, though each falls to one part.
  public struct Repetition: Sendable, Hashable {
    /// The parts, in order: which, and the folder of its results.
    public let parts: [String]
    /// The goldens, in order.
    public let entries: [Manifest.Entry]
  }

  /// The reason why the parts are no complete run; nil if they are one.
  public let gap: CompleteRun.Gap?
  /// The verdicts that were lost, by process.
  public let losses: [VerdictLoss]
  /// The goldens that several parts have.
  public let repetitions: [Repetition]
  /// A record, of outcome `error`, for each snapshot of which no folder has a verdict, in order.
  public let lost: [VerdictRecord]

  /// Checks results.
  ///
  /// - Parameter contents: the contents of one run's folders.
  public init(_ contents: [ResultsFolder.Contents]) {
    gap = Self.gap(contents.flatMap(\.parts).map(\.manifest))
    losses = contents.flatMap(\.parts).compactMap(\.loss)
    repetitions = Self.repetitions(contents)
    let judged = Set(contents.flatMap(\.records).map(\.key))
    let missing = losses.flatMap(\.records).filter { !judged.contains($0.key) }
    lost = missing.grouped(by: \.key).map { $0[0] }.sorted()
  }

  /// Whether every golden that a part requested has its verdict, and no other part's.
  public var isWhole: Bool { losses.isEmpty && repetitions.isEmpty }

  /// The problems of verdicts, an entry each: the missing ones, their places, and the next step.
  public var complaints: [String] {
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

  /// Finds goldens in several parts; several folders of an undivided run may share goldens, such as
  /// those of two systems.
  private static func repetitions(_ contents: [ResultsFolder.Contents]) -> [Repetition] {
    let parts = contents.flatMap { contents in
      contents.parts.map(\.manifest).filter { $0.shard.count > 1 }.map { manifest in
        let part = "\(manifest.shard.words) in \(contents.folder.root.path)"
        return (part: part, entries: Set(manifest.entries))
      }
    }
    // By part, since the processes of one part may request the same golden.
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
  /// The number of goldens that exist twice, their places, and the next step.
  public var description: String {
    let places = parts.joined(separator: " and ")
    let verb = entries.count == 1 ? "is" : "are"
    let head = "\(Counted.text(entries.count, "golden")) \(verb) in more than one part: \(places)"
    return ([head] + VerdictLoss.list(entries) + ["  each falls to one part: name each part once"])
      .joined(separator: "\n")
  }
}
