import Foundation
import LayoutStage
import SnapshotCore
import TestSupport
import Testing
import UIKit

@testable import FigureSnapshots

/// Single changes of a screen: the first line of the report names the change, and no second cause
/// follows.
@MainActor struct ViewCauseTests {
  /// A change of a screen, and the causes that are reported.
  struct Change<Screen>: Sendable, CustomTestStringConvertible {
    let line: String
    let make: @MainActor @Sendable (Screen) -> Void

    init(_ line: String, _ make: @escaping @MainActor @Sendable (Screen) -> Void) {
      self.line = line
      self.make = make
    }

    var testDescription: String { line }
  }

  /// Returns the causes that a verification reports, without their details.
  private func causes(
    from golden: UIViewController, to actual: UIViewController
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    let name = try GoldenName(parts: ["screen"], pathExtension: "png")
    func verdict(on controller: UIViewController, _ mode: RecordMode) throws -> Verdict {
      try Verifier(
        store: GoldenStore(root: folder.url), mode: mode, ledger: RunLedger(base: folder.url),
        environment: [:]
      ).verify(controller, as: .image(on: .iPhoneSE), named: name, owner: "test")
    }
    _ = try verdict(on: golden, .all)
    let record = VerdictRecord(try verdict(on: actual, .never), store: "", owner: "test")
    // A long list of details is cut off.
    return VerdictMessage(record).changes.filter { !$0.hasPrefix(" ") && !$0.hasPrefix("and ") }
  }

  /// Expects a single cause; a line that ends with an ellipsis is only the beginning.
  private func expect(_ causes: [String], _ line: String) {
    var first = causes.first ?? "none"
    if line.hasSuffix("…") { first = first.prefix(line.count - 1) + "…" }
    #expect([first] + causes.dropFirst() == [line])
  }

  private func causes<Screen: UIViewController>(
    of change: Change<Screen>, in make: @MainActor () -> Screen
  ) throws -> [String] {
    let changed = make()
    changed.loadViewIfNeeded()
    change.make(changed)
    return try causes(from: make(), to: changed)
  }

  @Test(arguments: stackChanges)
  func `a stack view is reported by its own property`(_ change: Change<StackScreen>) throws {
    expect(try causes(of: change) { StackScreen() }, change.line)
  }

  @Test(arguments: cardChanges)
  func `a view, its layers and its image say what was set`(_ change: Change<CardScreen>) throws {
    expect(try causes(of: change) { CardScreen() }, change.line)
  }

  @Test(arguments: tableChanges)
  func `a table is reported by the places of its rows`(_ change: TableChange) throws {
    var model = TableModel()
    change.make(&model)
    expect(try causes(from: TableScreen(TableModel()), to: TableScreen(model)), change.line)
  }

  /// A change of a table's data or looks, and the causes that are reported.
  struct TableChange: Sendable, CustomTestStringConvertible {
    let line: String
    let make: @Sendable (inout TableModel) -> Void

    init(_ line: String, _ make: @escaping @Sendable (inout TableModel) -> Void) {
      self.line = line
      self.make = make
    }

    var testDescription: String { line }
  }
}
