import Drawings
import Foundation
import UIKit
import XCTest

/// A stand-in for the test case of FBSnapshotTestCase and iOSSnapshotTestCase, whose pictures the
/// judge compares.
open class FBSnapshotTestCase: XCTestCase {
  /// Whether pictures are recorded, which never happens here.
  open var recordMode = false
  /// Whether the picture is drawn through the window; layers are drawn here in any case.
  open var usesDrawViewHierarchyInRect = false
  /// The name of the folder below the recorded pictures; nil for the class's full name.
  open var folderName: String?
  /// The part of the names of pictures that says on what they were recorded.
  open var fileNameEnding = ""

  /// Draws a view, and lets the judge compare the picture.
  @preconcurrency @MainActor public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil, suffixes: [String] = [],
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, tolerance: CGFloat = 0,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    // As in FBSnapshotTestCase: laid out, then its layer is rendered.
    view.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat.preferred()
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
    let test = name.split(separator: ".").last.map(String.init) ?? name
    let parts = [test] + (identifier.map { $0.isEmpty ? [] : [$0] } ?? [])
    let scale = image.scale > 1 ? "@\(Int(image.scale))x" : ""
    let file =
      "\(folderName ?? String(reflecting: type(of: self)))/"
      + "\(parts.joined(separator: "_"))\(fileNameEnding)\(scale).png"
    let files = Judge.folders.map { $0.appendingPathComponent(file) }
    let found = files.first { FileManager.default.fileExists(atPath: $0.path) } ?? files.first
    if let found { Judge.take(image, recordedAt: found) }
  }
}
