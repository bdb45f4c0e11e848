import Foundation

/// A public repository whose snapshot tests are drawn, as described in `Projects.json`.
struct Project: Decodable {
  /// The owner and the name on GitHub, such as `Tinder/Layout`.
  let name: String
  /// The commit that the numbers were measured at.
  let commit: String
  /// The devices that the pictures were recorded on.
  let hosts: [Host]
  /// The modules that are compiled.
  let targets: [Target]
  /// The folders with recorded pictures.
  let pictures: [String]
  /// Changes of sources that do not compile here.
  var edits: [Edit]?
  /// Known causes of differences.
  var causes: [Cause]?
  /// Parts of the names of pictures that are not judged, with the reason.
  var unjudged: [Unjudged]?

  /// A device, with its version of iOS.
  struct Host: Decodable {
    let device: String
    let system: Int
    /// The version as the table shows it, with its source.
    let version: String
    /// Whether its appearance is dark.
    var isDark: Bool?
    /// A part of the names of the pictures recorded on it; nil for those of no other host.
    var pictures: String?
  }

  /// A module.
  struct Target: Decodable {
    let name: String
    /// Its folder in the checkout.
    let path: String
    /// Whether it contains the tests.
    var isTest: Bool?
    /// The modules that it needs: of this project, of others in the list, or stand-ins.
    var needs: [String]?
    /// The only files that are compiled, as paths in its folder; nil for all.
    var files: [String]?
    /// Folders in `StandIns` whose files are added to the module, in addition to those in a folder
    /// of its own name.
    var adds: [String]?
    /// Folders of resources in its folder.
    var resources: [String]?
  }

  /// A known cause of differences, by the names of pictures.
  struct Cause: Decodable {
    let pictures: String
    let cause: String
  }

  /// Pictures that are not judged.
  struct Unjudged: Decodable {
    let pictures: String
    let why: String
  }

  /// The name of its checkout's folder: `Tinder+Layout`.
  var folder: String { name.replacingOccurrences(of: "/", with: "+") }

  /// The cause of a picture's difference, if it is a known one.
  func cause(of picture: String) -> String? {
    causes?.first { picture.contains($0.pictures) }?.cause
  }

  func isJudged(_ picture: String) -> Bool {
    !(unjudged ?? []).contains { picture.contains($0.pictures) }
  }
}
