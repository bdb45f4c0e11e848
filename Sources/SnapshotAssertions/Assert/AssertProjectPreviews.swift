import Foundation
public import LayoutStage
public import PictureComparison
public import SnapshotCore

/// Asserts that views of an Xcode project look like their goldens.
///
/// ```swift
/// @Test func basket() {
///   assertPreviews(ofProject: "../Shop.xcodeproj", views: ["BasketCell", "BasketView"])
/// }
/// ```
///
/// The program `quarterturn` draws each view without the rest of its app, as the command
/// `preview --project` does. The golden of `BasketCell` in the test `basket` in `ShopTests.swift`
/// is `__Snapshots__/ShopTests/basket.BasketCell.png`. The assertion fails if a view cannot be
/// drawn, or if nothing is drawn.
///
/// The program is the one that the variable `QUARTERTURN_COMMAND` names, the one that was built
/// with the tests (`swift build --product quarterturn`), or the first one in `PATH`.
///
/// - Parameters:
///   - path: the path of a project, a workspace or an app's folder, relative to the folder of the
///     caller's file.
///   - views: the classes, or the Swift files; if empty, the project's first ones.
///   - device: the device; nil for an iPhone 16, on which a view with its own size is drawn alone.
///   - appearance: the appearance, light or dark.
///   - language: the code of a language, such as `ar` or `de+bounded`; nil for the project's.
///   - tolerance: the tolerance of the comparison. The default is an exact comparison.
///   - policy: the effect of each class of change on the verdict.
///   - name: a name that distinguishes these goldens from the views' other goldens in the same
///     test.
///   - record: which goldens are written; nil for the mode of the current configuration.
///   - store: the folder of the goldens; nil for that of the current configuration.
///   - fileID: the caller's file ID.
///   - filePath: the caller's file.
///   - testName: the caller's function.
///   - line: the caller's line.
///   - column: the caller's column.
public func assertPreviews(
  ofProject path: String, views: [String] = [], on device: Device? = nil,
  appearance: Appearance = .light, language: String? = nil,
  tolerance: PictureTolerance = .exact, policy: ClassPolicy = .init(),
  named name: String? = nil, record: RecordMode? = nil, store: GoldenStore? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let call = CallSite(
    fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  let folder = URL(fileURLWithPath: call.file).deletingLastPathComponent()
  let project = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.path
  let options =
    (device.map { ["--device", $0.name] } ?? []) + (language.map { ["--language", $0] } ?? [])
    + ["--appearance", appearance.rawValue]
  let pictures = ProjectPictures(project: project, views: views, options: options)
  do {
    let command = try ProjectPictures.command(in: ProcessInfo.processInfo.environment)
    let outcome = try pictures.draw(by: command)
    for drawn in outcome.drawn {
      let part = [drawn.name, name].compactMap(\.self).joined(separator: "-")
      let assertion = SnapshotAssertion(
        snapshot: .picture(tolerance: tolerance, policy: policy),
        golden: .test(GoldenName.spelling(part)),
        options: SnapshotTestingConfiguration(record: record, store: store), call: call)
      assertion.report { drawn.picture }?.tell(at: call)
    }
    if let failure = outcome.failure ?? (outcome.drawn.isEmpty ? "nothing is drawn" : nil) {
      TestFramework.current.fail("the views of \(path) are not all drawn\n\(failure)", at: call)
    }
  } catch {
    TestFramework.current.fail("\(error)", at: call)
  }
}
