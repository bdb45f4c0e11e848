import Foundation
import LayoutCore

/// The end of a program that was made of somebody's previews: draws them, and says what is there.
@MainActor public enum PreviewProgram {
  /// Draws the previews that the process's first argument asks for, prints, and ends the process.
  ///
  /// - Parameter previews: each with the name that it has where its block says none.
  public static func run(_ previews: [(name: String, preview: Preview)]) -> Never {
    do {
      let words = CommandLine.arguments.dropFirst().first ?? ""
      let request = try JSONDecoder().decode(PreviewRequest.self, from: Data(words.utf8))
      let wanted = previews.map { ($0.preview.name ?? $0.name, $0.preview) }
        .filter { request.only == nil || request.only == $0.0 }
      guard !wanted.isEmpty else {
        let names = previews.map { $0.preview.name ?? $0.name }.joined(separator: ", ")
        print("no preview is called \"\(request.only ?? "")\"; there are: \(names)")
        exit(2)
      }
      let stage = PreviewStage(request: request)
      let shown = try wanted.flatMap { try stage.show($0.1, named: $0.0) }
      print(
        request.printsJSON
          ? JSONValue.list(shown.map(\.json)).document
          : shown.map(\.words).joined(separator: "\n\n"))
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }
}
