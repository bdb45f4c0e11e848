/// The entries of an app's `Info.plist`: those in the file, and those that Xcode generates from
/// build settings.
struct InformationList {
  private(set) var entries: [String: PropertyListValue] = [:]

  /// Reads the file whose path is in the settings, and adds the generated entries.
  init(
    _ settings: BuildSettings, in folder: String, _ files: ProjectFiles
  ) throws(ProjectError) {
    if settings["GENERATE_INFOPLIST_FILE"].map({ PropertyListValue(.text($0)).isTrue }) == true {
      addGenerated(settings)
    }
    guard let name = settings["INFOPLIST_FILE"], !name.isEmpty else { return }
    let path = ProjectPath.join(folder, name)
    guard let bytes = files.read(path) else { return }
    let own = settings.expanded(try PropertyListValue(reading: bytes, file: path)).dictionary
    entries.merge(own) { $1 }
  }

  private mutating func addGenerated(_ settings: BuildSettings) {
    let start = "INFOPLIST_KEY_"
    for name in settings.names where name.hasPrefix(start) {
      // A setting may apply to one device family only: INFOPLIST_KEY_Name_iPad sets the key
      // Name~ipad.
      let key = name.dropFirst(start.count).replacing("_iPhone", with: "~iphone")
        .replacing("_iPad", with: "~ipad")
      entries[String(key)] = settings[name].map { PropertyListValue(.text($0)) }
    }
  }
}
