import Foundation

/// The arguments of the command.
struct Options {
  /// The folder with the checkouts, each in a folder `OWNER+NAME`.
  var sources = ""
  /// A text that the names of the projects to run contain; nil for all projects.
  var only: String?
  /// A text that the names of the judged pictures contain; nil for all pictures.
  var picture: String?
  /// The folder for contact sheets; nil for none.
  var sheets: String?
  /// The folder for the pictures as they are drawn here; nil for none.
  var drawings: String?
  /// The folder for drawings beside the outlines of the recorded pictures; nil for none.
  var outlines: String?
  /// Whether numbers below the recorded ones are an error.
  var checks = false
  /// Whether the recorded numbers are raised.
  var records = false

  static let help = """
    usage: fidelity --sources FOLDER [--only NAME] [--picture NAME] [--sheets FOLDER]
                    [--drawings FOLDER] [--outlines FOLDER] [--check | --record]

      --sources FOLDER   the checkouts, each in a folder OWNER+NAME
      --only NAME        only projects whose name contains NAME
      --picture NAME     only pictures whose path contains NAME
      --sheets FOLDER    writes contact sheets of what differs: real, ours, difference
      --drawings FOLDER  writes the pictures as drawn here, each at its path in its project
      --outlines FOLDER  writes them beside outlines of what was measured in the recorded ones
      --check            fails if a number is below the one in Counts.json
      --record           raises the numbers in Counts.json
    """

  init(_ words: [String]) throws(FidelityError) {
    var rest = words[...]
    func value(of option: String) throws(FidelityError) -> String {
      guard let value = rest.popFirst() else { throw .usage("\(option) needs a value") }
      return value
    }
    while let word = rest.popFirst() {
      switch word {
      case "--sources": sources = Self.path(try value(of: word))
      case "--only": only = try value(of: word)
      case "--picture": picture = try value(of: word)
      case "--sheets": sheets = Self.path(try value(of: word))
      case "--outlines": outlines = Self.path(try value(of: word))
      case "--drawings": drawings = Self.path(try value(of: word))
      case "--check": checks = true
      case "--record": records = true
      default: throw .usage("unknown argument \(word)")
      }
    }
    if sources.isEmpty { throw .usage("--sources is missing") }
    if picture != nil && (checks || records) {
      throw .usage("--picture leaves pictures out, so that numbers cannot be compared")
    }
  }

  private static func path(_ word: String) -> String {
    URL(fileURLWithPath: word).standardizedFileURL.path
  }
}
