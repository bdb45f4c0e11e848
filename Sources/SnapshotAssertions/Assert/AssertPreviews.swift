public import LayoutPreviews
public import PictureComparison
public import SnapshotCore

/// Asserts that every `#Preview` of the sources under test looks like its golden.
///
/// ```swift
/// @MainActor @Test func previews() { assertPreviews() }
/// ```
///
/// Each preview has its own golden, named after the preview: the golden of `Basil` in the test
/// `previews` in `HerbTests.swift` is `__Snapshots__/HerbTests/previews.Basil.png`. Previews are
/// found only in targets whose sources the plugin `PortUIKit` has ported. If there are no previews
/// the assertion fails. A failure is reported at the preview's own line.
///
/// - Parameters:
///   - modules: the modules whose previews are verified. If none is named, the previews of all
///     modules in the test process are verified.
///   - snapshot: the strategy for each preview. The default takes the device and layout from the
///     preview itself.
///   - name: a name that distinguishes these goldens from the previews' other goldens in the same
///     test.
///   - record: which goldens are written; nil for the mode of the current configuration.
///   - store: the folder of the goldens; nil for that of the current configuration.
///   - fileID: the caller's file ID.
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

/// The error reported if there are no previews, so that nothing was verified.
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
