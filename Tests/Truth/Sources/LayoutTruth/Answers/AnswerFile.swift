public import Foundation

/// The answers of one run, as they are written to a file.
public struct AnswerFile: Codable, Sendable, Equatable {
  /// The version of the format; files of another are refused.
  public static let currentFormat = 1

  /// The version of the format the file is written in.
  public var format = Self.currentFormat
  /// The system that answered.
  public var system: AnsweringSystem
  /// The name of the question whose answer was awaited when the file was written; nil once all are
  /// answered.
  public var asking: String?
  /// The answers by the names of their questions.
  public var answers: [String: Answer]

  /// Makes a file of answers.
  public init(system: AnsweringSystem, answers: [String: Answer] = [:]) {
    self.system = system
    self.answers = answers
  }

  /// The file as text: JSON with sorted keys.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Writes the file, whole or not at all.
  public func write(to file: URL) throws {
    try Data(json.utf8).write(to: file, options: .atomic)
  }
}

extension AnswerFile {
  private struct Head: Decodable {
    var format: Int?
  }

  /// Reads a file of answers.
  ///
  /// - Parameter path: the path of the file.
  /// - Throws: why its answers cannot be used.
  public init(contentsOf path: String) throws(AnswerFileError) {
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
    do {
      let format = try JSONDecoder().decode(Head.self, from: data).format
      guard format == Self.currentFormat else {
        throw AnswerFileError.otherFormat(path, format)
      }
      self = try JSONDecoder().decode(AnswerFile.self, from: data)
    } catch let error as AnswerFileError {
      throw error
    } catch let error as DecodingError {
      throw .noAnswers(path, error.place)
    } catch {
      throw .noAnswers(path, "\(error)")
    }
  }
}

extension DecodingError {
  /// Returns the error and its place in the file.
  fileprivate var place: String {
    switch self {
    case .keyNotFound(let key, let context):
      "\"\(key.stringValue)\" is missing" + Self.path(context)
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.debugDescription + Self.path(context)
    case .dataCorrupted(let context) where context.codingPath.isEmpty: "it is no JSON"
    case .dataCorrupted(let context): context.debugDescription + Self.path(context)
    @unknown default: "\(self)"
    }
  }

  private static func path(_ context: Context) -> String {
    context.codingPath.isEmpty
      ? "" : " in " + context.codingPath.map { "\"\($0.stringValue)\"" }.joined(separator: ", ")
  }
}
