/// An option of the command, by its long name.
enum Option: String, CaseIterable {
  case device
  case orientation
  case variant
  case overlay
  case appearance
  case sheet
  case out
  case json
  case rotate
  case unfolded
  case times
  case seed
  case help
  case version

  /// What stands for the value in the help, or nil when the option takes none.
  var value: String? {
    switch self {
    case .device: "NAME"
    case .orientation: "portrait|landscape"
    case .variant: "NAME"
    case .overlay: "NAME"
    case .appearance: "light|dark"
    case .out: "DIR"
    case .times, .seed: "N"
    case .sheet, .json, .rotate, .unfolded, .help, .version: nil
    }
  }

  /// One line for the help.
  var summary: String {
    switch self {
    case .device: "draw on this device instead of the scene's own"
    case .orientation: "only this orientation"
    case .variant: "only this variant; may be given more than once"
    case .overlay: "index, insets, spacing, content-size, safe-area, all or none"
    case .appearance: "light or dark"
    case .sheet: "also draw all pictures side by side, with a title and captions"
    case .out: "the folder to write to; \".\" unless given"
    case .json: "print JSON instead of a table"
    case .rotate: "also turn the device and turn it back"
    case .times: "how often the device is turned; 100 unless given"
    case .seed: "what the steps in between follow from; 1 unless given"
    case .unfolded: "write out calls that only repeat others"
    case .help: "print this help"
    case .version: "print the version"
    }
  }

  /// The option as it is written, with its value.
  var spelling: String { value.map { "--\(rawValue) \($0)" } ?? "--\(rawValue)" }
}
