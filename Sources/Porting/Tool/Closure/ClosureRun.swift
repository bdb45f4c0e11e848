import Foundation

/// The closure of a view, made to compile: written, checked by the compiler, and repaired until the
/// compiler has no more errors.
final class ClosureRun {
  /// The bounds of a run.
  struct Limits {
    var rounds = 14
    var seconds = 20.0
  }

  let index: AppIndex
  let asked: [Int]
  let compiler: ClosureCompiler
  let folder: String
  let named: Set<String>
  let known: KnownTypes
  private var repairs = ClosureRepairs()
  private(set) var report = ClosureReport()
  private var texts: [String: ClosureText] = [:]
  private var sources: [SourceFile] = []
  /// The trees of the generated files, most of which stay the same in the next round.
  private var parsed: [String: SourceFile] = [:]

  init(
    of asked: [Int], in index: AppIndex, compiler: ClosureCompiler, folder: String,
    named: Set<String>, known: KnownTypes
  ) {
    self.known = known
    (self.asked, self.index, self.compiler) = (asked, index, compiler)
    (self.folder, self.named) = (folder, named)
  }

  /// The folder of the generated files in the compiler's messages.
  static let ring = "/closure/"
  /// The generated files that make objects.
  static let makings: Set<String> = ["/closure/main.swift", "/closure/values.swift"]
  /// The generated file with the names that are not here.
  static let missing = "/closure/missing.swift"

  /// Writes and checks the closure until it compiles, or until nothing can be repaired any more.
  func run(_ limits: Limits = Limits()) -> ClosureReport {
    let start = Date()
    for round in 0..<limits.rounds {
      report.rounds = round + 1
      var closure = Closure(of: asked, in: index, repairs: repairs)
      if declareForeign(of: closure) {
        closure = Closure(of: asked, in: index, repairs: repairs)
      }
      let files = write(closure)
      let log = "\(folder)/errors.txt"
      guard let output = compiler.check(files, writingTo: log) else { break }
      let messages = ClosureMessage.all(in: output)
      report.errors = messages.map { "\($0.path):\($0.line):\($0.column): \($0.text)" }
      report.hasProgram = messages.isEmpty
      if messages.isEmpty { break }
      if Date().timeIntervalSince(start) > limits.seconds { break }
      var repair = ClosureRepair(
        closure: closure, repairs: repairs, texts: texts, sources: sources)
      let isLast = round > limits.rounds * 2 / 3
      guard repair.apply(messages, cutsAsked: isLast) else { break }
      repairs = repair.repairs
      report.cuts += repair.cuts
    }
    report.isAsWritten = report.hasProgram && report.cuts.allSatisfy { !$0.isAsked }
    report.seconds = Date().timeIntervalSince(start)
    return report
  }

  /// Declares the types that neither the app nor any module that is here declares.
  ///
  /// Returns whether there are any.
  private func declareForeign(of closure: Closure) -> Bool {
    let names = known.missing(of: closure.foreignTypes, asking: compiler, in: folder + "-names")
    if names.isEmpty { return false }
    let files = Set(closure.parts.values.map(\.declaration.file)).sorted().map(index.file)
    let evidence = MissingEvidence(of: names, in: files)
    repairs.missing.declare(names, by: evidence, beside: index)
    return true
  }

  /// Writes the files of a closure, and returns their paths.
  private func write(_ closure: Closure) -> [String] {
    let writer = ClosureWriter(closure: closure)
    sources = asked.map { file in
      SourceFile(
        path: index.paths[file], wholePath: index.paths[file], text: writer.asked(file))
    }
    texts = [:]
    var count = (stubs: 0, written: 0)
    for file in writer.files {
      guard let text = writer.ring(file) else { continue }
      add(text, named: "\(file)-\(index.file(file).baseName)")
      for place in text.places { if place.isStub { count.stubs += 1 } else { count.written += 1 } }
    }
    (report.stubs, report.written) = count
    let values = StandInValues(closure: closure)
    add(values.text, named: "values")
    var missing = ClosureText()
    missing.add(repairs.missing.text(beside: closure))
    add(missing, named: "missing")
    report.missing = repairs.missing.names.sorted()
    let program = AskedObjects(closure: closure, named: named)
    add(program.text, named: "main")
    report.views = program.names
    return port()
  }

  private func add(_ text: ClosureText, named name: String) {
    let path = "\(Self.ring)\(name).swift"
    texts[path] = text
    let known = parsed[path].flatMap { $0.text == text.text ? $0 : nil }
    let source = known ?? SourceFile(path: path, wholePath: path, text: text.text)
    parsed[path] = source
    sources.append(source)
  }

  private func port() -> [String] {
    try? FileManager.default.removeItem(atPath: folder)
    let output = OutputTree(folder: folder)
    let purpose = Purpose(isPreviews: true, named: named)
    let ported = Porting.port(sources, locations: .all, for: purpose)
    var paths: [String] = []
    for (number, file) in ported.enumerated() {
      let isMain = file.source.path == "\(Self.ring)main.swift"
      let name = isMain ? "main.swift" : "\(file.source.baseName).\(number).swift"
      try? output.write(file.text, to: name)
      paths.append("\(folder)/\(name)")
    }
    return paths
  }
}
