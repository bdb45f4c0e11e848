/// The arguments of the command.
struct Options {
  static let help = """
    usage: VectorDocuments FOLDER [--list FILE] [--levels FILE] [--only TEXT] [--peers FOLDER]
                           [--scale N] [--pictures FOLDER] [--worst N]
                           [--counts] [--apps FILE] [--sources FOLDER]

      FOLDER             the checkouts, each in a folder OWNER+NAME
      --list FILE        the documents, as JSON with repositories and paths; all if not given
      --levels FILE      the levels of documents, as JSON: level, repository, paths
      --only TEXT        only documents whose path contains TEXT; several must all be contained
      --peers FOLDER     keeps the pictures of the other renderers there for the next time
      --scale N          draws at N pixels per point; 3 if not given
      --pictures FOLDER  writes contact sheets of the worst documents
      --worst N          lists and draws N documents; 30 if not given
      --counts           also counts the calls of symbols in Swift files, the custom symbols and the
                         tables of strings, and prints each count on a line
      --apps FILE        the apps whose calls are counted, as JSON: a list with repository; all if
                         not given
      --sources FOLDER   the checkouts of the apps, each in a folder OWNER+NAME; FOLDER if not given
    """

  var folder = ""
  var list: String?
  var levels: String?
  var only: [String] = []
  var peers: String?
  var pictures: String?
  var scale = 3.0
  var worst = 30
  var counts = false
  var apps: String?
  var sources: String?

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--list": list = rest.popFirst()
      case "--levels": levels = rest.popFirst()
      case "--only": only += rest.popFirst().map { [$0] } ?? []
      case "--peers": peers = rest.popFirst()
      case "--counts": counts = true
      case "--apps": apps = rest.popFirst()
      case "--sources": sources = rest.popFirst()
      case "--pictures": pictures = rest.popFirst()
      case "--scale": scale = rest.popFirst().flatMap { Double($0) } ?? scale
      case "--worst": worst = rest.popFirst().flatMap { Int($0) } ?? worst
      default: folder = argument
      }
    }
  }
}
