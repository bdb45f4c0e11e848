import Drawings
import Foundation
import UIKit
import XCTest

/// Draws a value as the strategy says, and lets the judge compare the picture.
///
/// This takes the place of swift-snapshot-testing's function of the same name, which compares with
/// the recorded file itself; names of files are made as it makes them.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  let file = URL(fileURLWithPath: "\(filePath)")
  let folder =
    snapshotDirectory.map { URL(fileURLWithPath: $0, isDirectory: true) }
    ?? file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
    .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
  let identifier =
    name.map(sanitizePathComponent)
    ?? String(counter.next(for: folder.appendingPathComponent(testName).absoluteString))
  let recorded = folder.appendingPathComponent(
    "\(sanitizePathComponent(testName)).\(identifier).\(snapshotting.pathExtension ?? "")")
  guard Format.self == UIImage.self, let value = try? value() else { return nil }
  let isDrawn = XCTestExpectation(description: "drawn")
  snapshotting.snapshot(value).run { drawn in
    isDrawn.fulfill()
    guard let image = drawn as? UIImage else { return }
    MainActor.assumeIsolated { Judge.take(image, recordedAt: recorded) }
  }
  // Some strategies draw in a later turn of the run loop.
  return XCTWaiter.wait(for: [isDrawn], timeout: timeout) == .completed ? nil : "nothing was drawn"
}
