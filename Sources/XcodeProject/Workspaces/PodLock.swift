/// The names of the pods in a `Podfile.lock`.
struct PodLock {
  /// The names of the pods, without subspecs: `Firebase` for `Firebase/Core`.
  let pods: [String]
  /// The folders of pods with a local path, relative to the folder of the file, keyed by the name
  /// of the pod.
  let localFolders: [String: String]

  init(_ text: String) {
    var (section, pod) = ("", "")
    var (pods, folders): ([String], [String: String]) = ([], [:])
    for line in text.split(whereSeparator: \.isNewline) {
      let content = line.trimmingSpaces
      if !line.hasPrefix(" ") {
        section = content
      } else if section == "PODS:", line.hasPrefix("  - ") {
        let name = content.dropFirst(2).prefix { $0 != " " && $0 != "/" && $0 != ":" }
        let plain = name.filter { $0 != "\"" }
        if pods.last != plain { pods.append(plain) }
      } else if section == "EXTERNAL SOURCES:" {
        if content.hasPrefix(":path:") {
          let path = content.dropFirst(":path:".count).trimmingSpaces
          folders[pod] = path.filter { $0 != "\"" && $0 != "'" }
        } else if content.hasSuffix(":") {
          pod = String(content.dropLast().filter { $0 != "\"" })
        }
      }
    }
    (self.pods, localFolders) = (pods, folders)
  }
}
