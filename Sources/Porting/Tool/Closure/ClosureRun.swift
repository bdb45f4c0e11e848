import Foundation

/// The rounds that make the `Closure` of a view compile: in each round its files are written and
/// checked by the compiler, and the declarations with errors are changed.
final class ClosureRun {
  /// The maximum numbers of rounds and of seconds.
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
  let makings: [String: String]
  let tested: [String: String]
  let launch: LaunchedProgram?
  let cache: ClosureCache?
  /// The path of the program; nil if the files are only checked.
  let program: String?
  /// Whether the `Closure` is stored in its folder for a run after an edit.
  let isKept: Bool
  /// The places at which the program ended when it ran; the statements at these places are left
  /// out.
  var endings: [ClosureEnding] = []
  private var repairs = ClosureRepairs()
  private(set) var report = ClosureReport()
  private var texts: [String: ClosureText] = [:]
  private var sources: [SourceFile] = []
  /// The `Closure` of the last round.
  private var closure: Closure?
  /// The texts that are appended to the previewed files.
  private var additions: [String] = []
  /// The syntax trees of the generated files; most files are the same in the next round, and are
  /// not parsed again.
  private var parsed: [String: SourceFile] = [:]

  init(
    of asked: [Int], in index: AppIndex, compiler: ClosureCompiler, folder: String,
    named: Set<String>, known: KnownTypes, makings: [String: String] = [:],
    tested: [String: String] = [:], launch: LaunchedProgram? = nil, cache: ClosureCache? = nil,
    program: String? = nil, isKept: Bool = false
  ) {
    self.isKept = isKept
    (self.program, self.tested, self.launch) = (program, tested, launch)
    (self.known, self.makings, self.cache) = (known, makings, cache)
    (self.asked, self.index, self.compiler) = (asked, index, compiler)
    (self.folder, self.named) = (folder, named)
  }

  /// The folder in the paths of generated files, as the compiler reports them.
  static let ring = "/closure/"
  /// The generated files with the code that makes objects and sample values.
  static let makings: Set<String> = [
    "/closure/main.swift", "/closure/values.swift", "/closure/protocols.swift",
  ]
  /// The generated file that declares the missing names.
  static let missing = "/closure/missing.swift"

  /// The share of the time limit after which declarations with errors are left out at once, without
  /// trying better repairs.
  private static let hurry = 0.7
  private static let unfinished = "error: the compiler did not finish"
  private static let silent = "error: the compiler failed without a message"

  /// Writes and checks the files of the `Closure` in rounds, until they compile, no error can be
  /// repaired, or a limit is reached.
  func run(_ limits: Limits = Limits()) -> ClosureReport {
    let start = Date()
    if let kept = cache?.read() { (repairs, report.cuts) = (kept.repairs, kept.cuts) }
    repairs.cutsStatements = launch != nil
    for round in 0..<limits.rounds {
      report.rounds = round + 1
      var closure = Closure(
        of: asked, in: index, repairs: repairs, makings: makings, tested: tested)
      if declareForeign(of: closure) {
        closure = Closure(of: asked, in: index, repairs: repairs, makings: makings, tested: tested)
      }
      self.closure = closure
      let files = write(closure)
      if leaveOutEndings(of: closure) { continue }
      let log = "\(folder)/errors.txt"
      let left = max(limits.seconds, limits.seconds * 2 - Date().timeIntervalSince(start))
      guard let output = compile(files, writingTo: log, seconds: left) else { break }
      let messages = output.messages.map { told($0, in: files) }
      report.errors = messages.map { "\($0.path):\($0.line):\($0.column): \($0.text)" }
      report.hasProgram =
        messages.isEmpty && output.hasEnded && (program == nil || report.program != nil)
      if messages.isEmpty, !output.hasEnded { report.errors = [Self.unfinished] }
      if messages.isEmpty, output.hasEnded, !report.hasProgram {
        report.errors = [output.text.isEmpty ? Self.silent : String(output.text.prefix(400))]
      }
      if messages.isEmpty { break }
      let share = Date().timeIntervalSince(start) / limits.seconds
      if share > 1 { break }
      var repair = ClosureRepair(
        closure: closure, repairs: repairs, texts: texts, sources: sources)
      let isLast = round > limits.rounds * 2 / 3
      // In the last third of the rounds, function bodies in the previewed files are replaced by
      // stubs too, because an incomplete view is better than none.
      let isChanged =
        share > Self.hurry
        ? repair.leaveOut(messages) : repair.apply(messages, cutsAsked: isLast)
      guard isChanged else { break }
      repairs = repair.repairs
      report.cuts += repair.cuts
    }
    report.isAsWritten = report.hasProgram && report.cuts.allSatisfy { !$0.isAsked }
    report.seconds = Date().timeIntervalSince(start)
    return report
  }

  /// Stores the `Closure` and its repairs for the next run.
  func keep() {
    if report.hasProgram { cache?.write(repairs, report.cuts) }
    index.expect(closure?.parts.values.map { ($0.declaration, $0.form == .whole) } ?? [])
    if isKept { KeptClosure.keep(self, repairs, sources, additions: additions) }
  }

  /// Returns a message about a ported file, such as that the compiler crashed, as a message about
  /// the file from which it was ported; both files have the same lines.
  private func told(_ message: ClosureMessage, in files: [String]) -> ClosureMessage {
    guard let number = files.firstIndex(of: message.path), number < sources.count else {
      return message
    }
    return ClosureMessage(path: sources[number].path, line: message.line, text: message.text)
  }

  /// Leaves out the statements at which the program ended.
  ///
  /// Returns whether any were left out; the `Closure` is then written again.
  private func leaveOutEndings(of closure: Closure) -> Bool {
    let messages = endings.compactMap { $0.message(in: sources) }
    endings = []
    guard !messages.isEmpty else { return false }
    var repair = ClosureRepair(closure: closure, repairs: repairs, texts: texts, sources: sources)
    guard repair.leaveOut(messages) else { return false }
    repairs = repair.repairs
    report.cuts += repair.cuts
    return true
  }

  /// Compiles the files and, if requested, links a program from them.
  ///
  /// Returns the output of the compiler or the linker; nil if it could not be run.
  private func compile(
    _ files: [String], writingTo log: String, seconds: Double
  ) -> ClosureCompiler.Output? {
    guard let program else { return compiler.check(files, writingTo: log, seconds: seconds) }
    let place = ClosureFiles(folder: folder)
    let all = compiler.given + files
    let new = place.uncompiled(all)
    var output: ClosureCompiler.Output?
    if !new.isEmpty {
      output = compiler.compile(new, beside: files, to: place, writingTo: log, seconds: seconds)
      guard let output, output.messages.isEmpty, output.hasEnded else { return output }
    }
    let linked = compiler.link(all, in: place, to: program, isNew: !new.isEmpty, writingTo: log)
    let exists = FileManager.default.fileExists(atPath:)
    report.program = exists(program) ? program : nil
    let isSilent = report.program == nil && !all.contains { exists(place.object(of: $0)) }
    // If no object file was written, the compiler's output is returned, because it explains the
    // failure better than the linker's output.
    return isSilent && linked?.messages.isEmpty == true ? output : linked
  }

  /// Generates declarations of the types that neither the app nor an available module declares.
  ///
  /// Returns whether any are new.
  private func declareForeign(of closure: Closure) -> Bool {
    let names = known.missing(of: closure.foreignTypes, asking: compiler, in: folder + "-names")
    if names.isEmpty { return false }
    let files = Set(closure.parts.values.map(\.declaration.file)).sorted().map(index.file)
    let evidence = MissingEvidence(of: names, in: files)
    repairs.missing.declare(names, by: evidence, beside: index)
    return true
  }

  /// Writes the files of a `Closure`, and returns their paths: the previewed files and the
  /// generated ones.
  private func write(_ closure: Closure) -> [String] {
    let writer = ClosureWriter(closure: closure)
    (texts, additions) = ([:], [])
    sources = asked.map { file in
      let path = index.paths[file]
      var text = ClosureText()
      text.add(writer.asked(file))
      let count = text.text.utf8.count
      // Sample content is set only in previews of single views; a launched app sets the content
      // itself.
      if launch == nil { PrivateFilling(closure: closure, file: file).add(to: &text) }
      texts[path] = text
      additions.append(String(decoding: Array(text.text.utf8)[count...], as: UTF8.self))
      return SourceFile(path: path, wholePath: path, text: text.text)
    }
    var count = asked.reduce((stubs: 0, written: 0)) { $0 + lines(of: $1, closure) }
    for file in writer.files {
      guard let text = writer.ring(file) else { continue }
      add(text, named: "\(file)-\(index.file(file).baseName)")
      count = count + lines(of: text, closure)
    }
    (report.stubs, report.written) = count
    report.stubbed = closure.stubsInSight
    let values = StandInValues(closure: closure)
    add(values.text, named: "values")
    add(ProtocolStandIns(closure: closure).text, named: "protocols")
    var missing = ClosureText()
    missing.add(repairs.missing.text(beside: closure))
    add(missing, named: "missing")
    report.missing = repairs.missing.names.sorted()
    writeMain(of: closure)
    return port()
  }

  private func writeMain(of closure: Closure) {
    if let launch {
      add(launch.text, named: "main")
      report.views = [launch.name]
      return
    }
    let program = AskedObjects(closure: closure, named: named)
    add(program.text, named: "main")
    report.views = program.names
  }

  /// The numbers of lines in the app's members that are replaced by stubs, and that are compiled as
  /// written.
  private typealias Lines = (stubs: Int, written: Int)

  /// Returns how many lines of the app's source the members in a generated file have, as stubs and
  /// as written.
  private func lines(of text: ClosureText, _ closure: Closure) -> Lines {
    text.places.reduce((0, 0)) { count, place in
      guard let part = closure.parts[place.id]?.declaration, !part.isGroup else { return count }
      return count + self.count(part, isStub: place.isStub)
    }
  }

  /// Returns how many lines the members of a previewed file have, as stubs and as written.
  private func lines(of file: Int, _ closure: Closure) -> Lines {
    func members(_ list: [AppDeclaration]) -> [AppDeclaration] {
      list.flatMap { $0.isGroup ? members($0.members) : [$0] }
    }
    return members(index.declarations(of: file)).reduce((0, 0)) { count, part in
      count + self.count(part, isStub: closure.form(of: part) != .whole)
    }
  }

  private func count(_ part: AppDeclaration, isStub: Bool) -> Lines {
    let (file, range) = (index.file(part.file), part.range)
    let count = file.line(of: range.upperBound) - file.line(of: range.lowerBound) + 1
    return isStub ? (count, 0) : (0, count)
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
    let purpose = Purpose(isPreviews: true, named: named)
    let ported = Porting.port(sources, locations: .all, for: purpose)
    compiler.prepare()
    return ClosureFiles(folder: folder).replace(
      with: ported, given: program == nil ? [] : compiler.given, compiler.command)
  }
}

/// Returns the sums of two pairs of numbers of lines.
private func + (
  one: (stubs: Int, written: Int), other: (stubs: Int, written: Int)
) -> (stubs: Int, written: Int) {
  (one.stubs + other.stubs, one.written + other.written)
}
