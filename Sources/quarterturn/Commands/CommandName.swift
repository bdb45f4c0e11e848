/// What the command can do, by the word that asks for it.
enum CommandName: String, CaseIterable {
  case demo
  case render
  case layout
  case trace
  case characterise
  case lint
  case stress
  case list
  case devices
  case help

  /// The operands, as the help writes them.
  var operands: String {
    switch self {
    case .render: "SCENE…"
    case .layout, .trace, .characterise, .lint, .stress: "SCENE"
    case .help: "[COMMAND|scene]"
    case .demo, .list, .devices: ""
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
    case .stress: "turn the device many times, scroll and edit in between, and examine each step"
    case .list: "list the figures of the gallery"
    case .devices: "list the devices"
    case .help: "explain a command or the scene file"
    }
  }

  /// The options that mean something to the command.
  var options: [Option] {
    switch self {
    case .demo: [.appearance, .out, .help]
    case .render:
      [.device, .orientation, .variant, .overlay, .appearance, .sheet, .out, .help]
    case .layout: [.device, .orientation, .variant, .overlay, .appearance, .json, .help]
    case .trace: [.device, .variant, .rotate, .unfolded, .json, .help]
    case .characterise, .lint: [.device, .variant, .json, .help]
    case .stress: [.device, .variant, .times, .seed, .help]
    case .list, .devices, .help: [.help]
    }
  }

  /// What to type, for the help.
  var examples: [String] {
    switch self {
    case .demo: ["quarterturn demo", "quarterturn demo --appearance dark --out pictures"]
    case .render:
      [
        "quarterturn render plants/markers --sheet --out figures",
        "quarterturn render herbs.json --device \"iPhone 14 Pro\" --orientation landscape",
        "quarterturn render herbs.json --variant after --overlay index,insets,spacing",
      ]
    case .layout:
      [
        "quarterturn layout swatches/rotate",
        "quarterturn layout herbs.json --variant after --json",
      ]
    case .trace:
      [
        "quarterturn trace plants/markers --variant after --rotate",
        "quarterturn trace herbs.json --variant before --rotate --unfolded",
      ]
    case .characterise: ["quarterturn characterise swatches/rotate"]
    case .lint: ["quarterturn lint swatches/rotate", "quarterturn lint herbs.json --json"]
    case .stress: ["quarterturn stress swatches/rotate --times 100 --seed 7"]
    case .list: ["quarterturn list"]
    case .devices: ["quarterturn devices"]
    case .help: ["quarterturn help render", "quarterturn help scene"]
    }
  }
}
