import Foundation
import Testing

/// The stand-ins declare no type that UIKit has.
struct StandInNamesTests {
  @Test func `no type of UIKit is declared a second time by stand-ins`() throws {
    let own = try types(in: "Sources/UIKit")
    #expect(own.count > 300)
    #expect(try types(in: "Sources/StandIns").intersection(own).isEmpty)
  }

  /// Returns the names of the public types at the top level of a folder's files.
  private func types(in folder: String) throws -> Set<String> {
    let pattern = /^(?:@\w+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol) (\w+)/
    let files = try FactFiles.sources(of: folder)
    return Set(
      files.flatMap {
        $0.text.matches(of: pattern.anchorsMatchLineEndings()).map { String($0.1) }
      })
  }
}
