/// Functions on paths as texts, which need not exist on the disk.
package enum ProjectPath {
  /// Returns a path without `.`, `..` and repeated slashes; a relative path may still begin with
  /// `..`.
  package static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// Returns the path of a file in a folder, given its relative path; an absolute path is returned
  /// without the folder.
  package static func join(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? normal(path) : normal(folder + "/" + path)
  }

  /// Returns the last component of a path.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns the last component of a path without its extension.
  package static func baseName(of path: String) -> String {
    let name = name(of: path)
    let end = name.lastIndex(of: ".") ?? name.endIndex
    return end == name.startIndex ? name : String(name[..<end])
  }

  /// Returns a path without its last component.
  package static func folder(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Returns the extension of a path, in lower case; empty if it has none.
  package static func ending(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Returns a path relative to a folder; empty for the folder itself, and nil if the path is not
  /// inside the folder.
  package static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "" }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }

  /// Returns whether a path matches a pattern with `*`, `?`, `**` and `{a,b}`.
  ///
  /// `**` matches any number of folders. A pattern that matches a folder also matches everything
  /// inside the folder.
  package static func matches(_ path: String, _ pattern: String) -> Bool {
    let parts = path.split(separator: "/").map { Array($0) }
    return alternatives(pattern).contains { pattern in
      var steps = 0
      return matches(
        parts[...], pattern.split(separator: "/").map { Array($0) }[...], &steps)
    }
  }

  /// The maximum number of comparisons for one pattern, since some patterns would require
  /// exponentially many.
  private static let stepLimit = 10_000

  private static func matches(
    _ path: ArraySlice<[Character]>, _ pattern: ArraySlice<[Character]>, _ steps: inout Int
  ) -> Bool {
    steps += 1
    guard steps < stepLimit, let first = pattern.first else { return steps < stepLimit }
    let rest = pattern.dropFirst()
    if first == ["*", "*"] {
      return matches(path, rest, &steps)
        || !path.isEmpty && matches(path.dropFirst(), pattern, &steps)
    }
    guard let name = path.first, matches(name: name[...], first[...], &steps) else { return false }
    return matches(path.dropFirst(), rest, &steps)
  }

  private static func matches(
    name: ArraySlice<Character>, _ pattern: ArraySlice<Character>, _ steps: inout Int
  ) -> Bool {
    steps += 1
    guard steps < stepLimit else { return false }
    guard let first = pattern.first else { return name.isEmpty }
    let rest = pattern.dropFirst()
    if first == "*" {
      return matches(name: name, rest, &steps)
        || !name.isEmpty && matches(name: name.dropFirst(), pattern, &steps)
    }
    guard let letter = name.first, first == "?" || first == letter else { return false }
    return matches(name: name.dropFirst(), rest, &steps)
  }

  /// Returns a pattern for each combination of the alternatives in `{a,b}`, at most 64.
  private static func alternatives(_ pattern: String) -> [String] {
    var done: [String] = []
    var open = [pattern]
    while let pattern = open.popLast(), done.count + open.count < 64 {
      guard let start = pattern.firstIndex(of: "{"),
        let end = pattern[start...].firstIndex(of: "}")
      else {
        done.append(pattern)
        continue
      }
      let choices = pattern[pattern.index(after: start)..<end].split(separator: ",")
      let rest = pattern[pattern.index(after: end)...]
      open += choices.map { "\(pattern[..<start])\($0)\(rest)" }
    }
    return done
  }
}
