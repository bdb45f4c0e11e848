import Foundation

/// The Swift names that Xcode generates for the images and colours of asset catalogues.
///
/// ```
/// Assets.xcassets/arrow-right.imageset      ImageResource.arrowRight, UIImage.arrowRight
/// Assets.xcassets/Icons/leaf.imageset       ImageResource.Icons.leaf, UIImage.Icons.leaf
/// Assets.xcassets/brandColor.colorset       ColorResource.brand, UIColor.brand
/// ```
///
/// `Icons` is a type if the group provides a namespace; the names of other groups are not part of
/// the Swift name.
struct AssetSymbols {
  private let images: Names
  private let colors: Names

  init(_ names: AssetNames) {
    images = Names(names.images, without: "Image")
    colors = Names(names.colors, without: "Color")
  }

  /// Returns source that declares the names which other sources use.
  ///
  /// - Parameter contents: the other sources. If a property in them has an asset's name, `UIImage`
  ///   or `UIColor` gets no static member of this name.
  /// - Returns: the source; nil if the other sources use no names.
  func source(beside contents: [Data]) -> String? {
    let used = NamesInText(contents)
    let (images, colors) = (images.filtered(used.use), colors.filtered(used.use))
    if images.isEmpty, colors.isEmpty { return nil }
    let parts = [
      images.declarations(in: "ImageResource") { resource("ImageResource", $1) },
      colors.declarations(in: "ColorResource") { resource("ColorResource", $1) },
      images.filtered(used.leave).declarations(in: "UIImage") { path, _ in
        "UIImage { UIImage(resource: ImageResource.\(path)) }"
      },
      colors.filtered(used.leave).declarations(in: "UIColor") { path, _ in
        "UIColor { UIColor(resource: ColorResource.\(path)) }"
      },
    ]
    return (["import Foundation", "import UIKit"] + parts.joined() + [""]).joined(separator: "\n")
  }

  private func resource(_ type: String, _ asset: String) -> String {
    "\(type) { \(type)(name: \(asset.debugDescription), bundle: .main) }"
  }
}

/// The names of one kind of assets in one namespace, and the namespaces in it.
private struct Names {
  private var members: [String: String] = [:]
  private var types: [String: Names] = [:]

  /// Makes the identifiers of names; if two names have the same identifier, the first is used.
  init(_ names: [AssetNames.Name], without ending: String) {
    for name in names.sorted(by: { $0.whole < $1.whole }) {
      let types = name.namespaces.compactMap(AssetIdentifier.type)
      guard let member = AssetIdentifier.member(of: name.own, without: ending) else { continue }
      insert(member, name.whole, in: types[...])
    }
  }

  private mutating func insert(_ member: String, _ asset: String, in path: ArraySlice<String>) {
    guard let type = path.first else {
      if members[member] == nil { members[member] = asset }
      return
    }
    types[type, default: Names([], without: "")].insert(member, asset, in: path.dropFirst())
  }

  var isEmpty: Bool { members.isEmpty && types.isEmpty }

  /// Returns the names for which `isKept` returns true, without namespaces that are then empty.
  func filtered(_ isKept: (String) -> Bool) -> Names {
    var names = self
    names.members = members.filter { isKept($0.key) }
    names.types = types.mapValues { $0.filtered(isKept) }.filter { !$0.value.isEmpty }
    return names
  }

  /// Returns the lines of an extension with a computed property for each name.
  ///
  /// `body` returns a property's type and body for the path of its identifiers, such as
  /// `Icons.leaf`, and the asset's name.
  func declarations(in type: String, _ body: (String, String) -> String) -> [String] {
    isEmpty ? [] : ["", "extension \(type) {"] + lines("", indent: "  ", body) + ["}"]
  }

  private func lines(
    _ path: String, indent: String, _ body: (String, String) -> String
  ) -> [String] {
    let own = members.sorted { $0.key < $1.key }.map { member, asset in
      "\(indent)static var \(member): \(body(path + member, asset))"
    }
    let inner = types.sorted { $0.key < $1.key }.flatMap { type, names in
      ["\(indent)enum \(type) {"] + names.lines(path + type + ".", indent: indent + "  ", body)
        + ["\(indent)}"]
    }
    return own + inner
  }
}
