/// What the command can do, by the word that asks for it.
enum CommandName: String, CaseIterable {
  case demo
  case render
  case layout
  case trace
  case characterise
  case lint
  case stress
  case truth
  case verify
  case record
  case accept
  case compare
  case inspect
  case orphans
  case report
  case merge
  case list
  case devices
  case help

  /// The operands, as the help writes them.
  var operands: String {
    switch self {
    case .render: "SCENE…"
    case .layout, .trace, .characterise, .lint, .stress: "SCENE"
    case .verify, .record: "[SCENE…]"
    case .accept: "DIGEST…"
    case .compare: "A B"
    case .inspect: "FILE"
    case .truth: "[FILE]"
    case .report: "[RESULTS…]"
    case .merge: "RESULTS…"
    case .help: "[COMMAND|scene]"
    case .demo, .orphans, .list, .devices: ""
    }
  }

  /// One line for the help.
  var summary: String {
    switch self {
    case .demo: "draw plant markers before and after, portrait and landscape, into ./figures"
    case .render: "draw scenes: one picture for each variant and orientation"
    case .layout: "print where every cell, header and footer lies"
    case .trace: "print every call around a layout: first layout, scroll, rotation"
    case .characterise: "find out which changes make a layout invalid, and what it forgets"
    case .lint: "look for broken rules, such as sizes that a rotation does not refresh"
    case .stress: "turn the device often, scroll and edit in between, and examine each step"
    case .truth: "answer the questions of the facts, or compare a file of answers with that"
    case .verify: "compare scenes with their goldens; the gallery's unless some are named"
    case .record: "write the goldens of scenes; the gallery's unless some are named"
    case .accept: "put what a run drew in place of its goldens, exactly as it was looked at"
    case .compare: "compare two pictures, two texts or two folders of them"
    case .inspect: "print what a golden says about itself: layout, fonts, stamp"
    case .orphans: "list goldens that a complete run asked for nowhere"
    case .report: "make a page of what a run found"
    case .merge: "join the results of shards into one folder"
    case .list: "list the figures of the gallery"
    case .devices: "list the devices"
    case .help: "explain a command or the scene file"
    }
  }

  /// Whether the command is about goldens.
  var isAboutGoldens: Bool {
    switch self {
    case .verify, .record, .accept, .compare, .inspect, .orphans, .report, .merge: true
    default: false
    }
  }
}
