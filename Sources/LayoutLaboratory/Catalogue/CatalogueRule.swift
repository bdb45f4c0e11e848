/// A rule that an asset catalogue must follow so that all its assets are found and drawn.
///
/// The codes do not change between versions, so they can be searched for.
public enum CatalogueRule: String, Sendable, CaseIterable {
  /// A `Contents.json` is not valid JSON, or lacks a required part.
  case invalidJSON = "A01"
  /// An asset that needs a `Contents.json` has none.
  case missingContents = "A02"
  /// A file that is listed in a `Contents.json` does not exist.
  case missingFile = "A03"
  /// A file in an asset's folder is not listed in its `Contents.json`.
  case unassignedFile = "A04"
  /// A file is of a kind that is not drawn.
  case kindNotDrawn = "A05"
  /// A file is damaged.
  case damagedFile = "A06"
  /// Parts of a PDF or SVG file are not drawn.
  case partNotDrawn = "A07"
  /// Two assets have the same name.
  case duplicateName = "A08"
  /// A value in a `Contents.json` is not one of the valid values.
  case unknownValue = "A09"
  /// An asset has no file or no colour at all.
  case emptyAsset = "A10"

  /// The code, such as `A03`.
  public var code: String { rawValue }

  /// The name, such as `missing-file`.
  public var name: String { "\(self)".hyphenated }

  /// The reason why a violation matters.
  public var reason: String {
    switch self {
    case .invalidJSON: "Xcode may refuse the catalogue; here a comma too many is ignored"
    case .missingContents: "without the list of its files, the asset has none"
    case .missingFile: "another file is shown in its place, or none"
    case .unassignedFile: "only files that Contents.json names are part of the asset"
    case .kindNotDrawn: "PNG, JPEG, PDF and SVG files are drawn; the image is nil"
    case .damagedFile: "the image is nil"
    case .partNotDrawn: "the picture here is not that of iOS"
    case .duplicateName: "only one of them is found"
    case .unknownValue: "the entry is not used"
    case .emptyAsset: "the image or the colour is nil"
    }
  }

  /// The change that fixes a violation.
  public var remedy: String {
    switch self {
    case .invalidJSON: "write the file again by saving the catalogue in Xcode"
    case .missingContents: "open and save the catalogue in Xcode, or write the file"
    case .missingFile: "add the file, or remove its name from Contents.json"
    case .unassignedFile: "remove the file, or name it in an entry"
    case .kindNotDrawn: "convert it to PNG or JPEG, as a file beside it for previews and tests"
    case .damagedFile: "export the file again"
    case .partNotDrawn: "export the image without these parts, or as PNG"
    case .duplicateName: "rename one, or make its group provide a namespace"
    case .unknownValue: "correct the value in Contents.json"
    case .emptyAsset: "add a file or a colour, or remove the asset"
    }
  }
}
