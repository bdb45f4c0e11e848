import Foundation
import LayoutCore
import UIKit

/// An examination of an asset catalogue, which finds files and values that are invalid or not
/// drawn.
struct CatalogueInspection {
  let assets: [CatalogueAsset]
  /// The findings: first about groups, then about assets, and then about equal names.
  private(set) var findings: [CatalogueFinding] = []

  private let path: String
  private let root: String

  /// Examines the catalogue at a path; the paths of files in findings begin with that path.
  init(_ path: String) {
    let url = URL(fileURLWithPath: path)
    self.path = path.hasSuffix("/") ? String(path.dropLast()) : path
    root = url.resolvingSymlinksInPath().path
    assets = CatalogueAsset.all(in: url)
    inspectGroups(url.resolvingSymlinksInPath())
    for asset in assets { inspect(asset) }
    inspectNames()
  }

  private mutating func add(
    _ rule: CatalogueRule, _ asset: CatalogueAsset?, _ file: URL, line: Int? = nil, _ detail: String
  ) {
    let place = file.path.hasPrefix(root) ? path + file.path.dropFirst(root.count) : file.path
    findings.append(
      CatalogueFinding(rule: rule, asset: asset?.name, file: place, line: line, detail: detail))
  }

  /// Reports faults in the `Contents.json` of the catalogue and its groups.
  private mutating func inspectGroups(_ url: URL) {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    let folders = assets.map(\.folder.path)
    for path in paths.sorted() where path.hasSuffix("Contents.json") {
      let folder = url.appendingPathComponent(path).deletingLastPathComponent()
      if folders.contains(folder.path) { continue }
      if let file = CatalogueFile(of: folder) { inspectFaults(of: file, nil) }
    }
  }

  private mutating func inspectFaults(of file: CatalogueFile, _ asset: CatalogueAsset?) {
    for fault in file.faults {
      add(.invalidJSON, asset, file.url, line: fault.line, fault.problem)
    }
  }

  /// The kinds of assets that are read, each with the key of its list of entries in
  /// `Contents.json`.
  private static let lists = [
    "imageset": "images", "colorset": "colors", "dataset": "data", "symbolset": "symbols",
    "appiconset": "images",
  ]

  private mutating func inspect(_ asset: CatalogueAsset) {
    guard let list = Self.lists[asset.kind] else { return }
    guard let file = CatalogueFile(of: asset.folder) else {
      return add(.missingContents, asset, asset.folder, "has no Contents.json")
    }
    inspectFaults(of: file, asset)
    guard let entries = file.value?[list]?.elements else {
      if file.value != nil { add(.emptyAsset, asset, file.url, line: 1, "has no \(list)") }
      return
    }
    var names: Set<String> = []
    for (index, entry) in entries.enumerated() {
      let steps: [CatalogueFile.Step] = [.key(list), .index(index)]
      if asset.kind == "colorset" {
        inspectColor(entry, steps, of: asset, file)
      } else if let name = entry["filename"]?.text {
        let isNew = names.insert(name).inserted
        inspectFile(name, steps, isNew: isNew, of: asset, file)
      }
      inspectValues(of: entry, steps, asset, file)
    }
    if asset.kind == "colorset" {
      if !entries.contains(where: { $0["color"] != nil }) {
        add(.emptyAsset, asset, file.url, line: 1, "gives no colour")
      }
    } else if asset.kind != "appiconset" {
      inspectFiles(named: names, of: asset, file)
    }
  }

  private mutating func inspectColor(
    _ entry: JSONValue, _ steps: [CatalogueFile.Step], of asset: CatalogueAsset,
    _ file: CatalogueFile
  ) {
    guard let color = entry["color"], !AssetFile.isColor(color) else { return }
    let line = file.line(of: steps + [.key("color")])
    let name = color["reference"]?.text
    let detail =
      name.map { "the system colour \($0) is unknown" } ?? "the components are not a colour"
    add(.unknownValue, asset, file.url, line: line, detail)
  }

  private mutating func inspectFile(
    _ name: String, _ steps: [CatalogueFile.Step], isNew: Bool, of asset: CatalogueAsset,
    _ file: CatalogueFile
  ) {
    let url = asset.folder.appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: url.path) else {
      let line = file.line(of: steps + [.key("filename")])
      return add(.missingFile, asset, file.url, line: line, "names \(name), which is not there")
    }
    guard isNew, asset.kind == "imageset" || asset.kind == "symbolset" else { return }
    let found = AssetFile(url)
    switch found.problem {
    case .kind(let text): add(.kindNotDrawn, asset, url, text)
    case .damaged(let text): add(.damagedFile, asset, url, text)
    case nil: break
    }
    if !found.omissions.isEmpty {
      add(.partNotDrawn, asset, url, "not drawn: \(found.omissions.joined(separator: ", "))")
    }
  }

  /// The valid values of each key in an entry.
  private static let values: [String: Set<String>] = [
    "scale": ["1x", "2x", "3x"],
    "idiom": [
      "universal", "iphone", "ipad", "tv", "watch", "car", "mac", "vision", "ios-marketing",
      "watch-marketing", "reality",
    ],
    "language-direction": ["left-to-right", "right-to-left"],
    "width-class": ["compact", "regular"], "height-class": ["compact", "regular"],
    "display-gamut": ["sRGB", "display-P3"],
  ]

  private mutating func inspectValues(
    of entry: JSONValue, _ steps: [CatalogueFile.Step], _ asset: CatalogueAsset,
    _ file: CatalogueFile
  ) {
    for (key, known) in Self.values.sorted(by: { $0.key < $1.key }) {
      guard let value = entry[key]?.text, !known.contains(value) else { continue }
      let line = file.line(of: steps + [.key(key)])
      add(.unknownValue, asset, file.url, line: line, "the \(key) \"\(value)\" is unknown")
    }
  }

  private mutating func inspectFiles(
    named names: Set<String>, of asset: CatalogueAsset, _ file: CatalogueFile
  ) {
    if names.isEmpty { add(.emptyAsset, asset, file.url, line: 1, "names no file") }
    let present =
      (try? FileManager.default.contentsOfDirectory(atPath: asset.folder.path)) ?? []
    for name in present.sorted() where name != "Contents.json" && !name.hasPrefix(".") {
      if names.contains(name) { continue }
      let url = asset.folder.appendingPathComponent(name)
      add(.unassignedFile, asset, url, "is named by no entry")
    }
  }

  /// Reports assets that have the name of an earlier asset, even one of another kind (fact AC1).
  private mutating func inspectNames() {
    var known: [String: CatalogueAsset] = [:]
    for asset in assets where Self.lists[asset.kind] != nil {
      guard let other = known[asset.name] else {
        known[asset.name] = asset
        continue
      }
      let place = other.folder.path.dropFirst(root.count + 1)
      add(.duplicateName, asset, asset.folder, "has the name of \(place)")
    }
  }
}
