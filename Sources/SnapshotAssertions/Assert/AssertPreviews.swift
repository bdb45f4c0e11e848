public import LayoutPreviews
public import PictureComparison
public import SnapshotCore

/// Asserts that every `#Preview` of the sources under test looks like its golden.
///
/// ```swift
/// @MainActor @Test func previews() { assertPreviews() }
/// ```
///
/// Each preview has a golden of its own, named by the preview: `Basil` of the test `previews` in
/// `HerbTests.swift` is `__Snapshots__/HerbTests/previews.Basil.png`. Previews are found where a
/// target's sources were ported, by the plugin `PortUIKit`; that there is none is a failure. A
/// failure is at the preview's own line.
///
/// - Parameters:
///   - modules: whose previews; those of all modules in the tests' process where none is named.
///   - snapshot: the strategy for each; the preview's own by default.
///   - name: a name that distinguishes these goldens from others of the previews in the test.
///   - record: the goldens that are written.
///   - store: the store of the goldens.
///   - fileID: the caller's file, as the compiler names it.
///   - filePath: the caller's file.
///   - testName: the caller's function.
///   - line: the caller's line.
///   - column: the caller's column.
@MainActor
public func assertPreviews<Format>(
  in modules: String...,
  as snapshot: Snapshot<PreviewSubject, Format> =
    Snapshot<PreviewSubject, LayoutPicture>.preview(),
  named name: String? = nil, record: RecordMode? = nil, store: GoldenStore? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let call = CallSite(
    fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  let options = SnapshotTestingConfiguration(record: record, store: store)
  do {
    let previews = try NamedPreview.all(in: modules)
    if previews.isEmpty { throw NoPreviews(modules: modules) }
    for preview in previews {
      let part = [preview.name, name].compactMap(\.self).joined(separator: "-")
      let assertion = SnapshotAssertion(
        snapshot: snapshot, golden: .test(GoldenName.spelling(part)), options: options, call: call)
      let place = preview.block.map { CallSite(of: $0, in: call) } ?? call
      assertion.report { PreviewSubject(preview.preview) }?.tell(at: place)
    }
  } catch {
    TestFramework.current.fail("\(error)", at: call)
  }
}

/// There is nothing to verify.
private struct NoPreviews: Error, CustomStringConvertible {
  let modules: [String]

  var description: String {
    let whose = modules.isEmpty ? "in this process" : "in \(modules.joined(separator: ", "))"
    return """
      there is no #Preview \(whose): nothing was verified
        previews are found in targets whose sources are ported: add to the target under test
        plugins: [.plugin(name: "PortUIKit", package: "quarterturn")]
      """
  }
}
