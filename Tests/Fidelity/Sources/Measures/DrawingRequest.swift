/// The request of the judge to the program that draws a project's pictures, as a JSON file.
package struct DrawingRequest: Sendable, Hashable, Codable {
  /// The name of the environment variable with the file's path.
  package static let variable = "FIDELITY_REQUEST"

  /// The name of the device that the tests run on, as in a list of products, and its version of
  /// iOS.
  package var device: String, system: Int
  /// Whether its appearance is dark.
  package var isDark: Bool
  /// The folder of the edited sources, and the project's checkout, in which the pictures have the
  /// same paths.
  package var sources: String, checkout: String
  /// The folders of recorded pictures.
  package var pictures: [String]
  /// The file for results, a line of JSON for each picture.
  package var results: String
  /// The file for the name of each test before it begins.
  package var log: String
  /// The folder for contact sheets of pictures that differ; nil for none.
  package var sheets: String?
  /// The folder for the pictures that are drawn; nil for none.
  package var drawings: String?
  /// The folder for drawings beside the outlines of the recorded pictures; nil for none.
  package var outlines: String?
  /// The name at the beginning of the contact sheets' files.
  package var title: String
  /// The test after which to begin, since the program ended in it; nil for the first one.
  package var after: String?
  /// Texts in the names of pictures with text of an accessibility size.
  package var largeText: [String]
  /// The pictures that were recorded on this device; others are not judged.
  package var host: HostPictures
  /// A text that the names of the judged pictures contain; nil for all pictures.
  package var only: String?

  package init(
    device: String, system: Int, isDark: Bool, sources: String, checkout: String,
    pictures: [String], results: String, log: String, sheets: String?, drawings: String?,
    outlines: String?, title: String, after: String? = nil, largeText: [String],
    host: HostPictures, only: String?
  ) {
    (self.device, self.system, self.isDark) = (device, system, isDark)
    (self.sources, self.checkout) = (sources, checkout)
    (self.pictures, self.results, self.log) = (pictures, results, log)
    (self.sheets, self.drawings, self.outlines) = (sheets, drawings, outlines)
    (self.title, self.after) = (title, after)
    (self.largeText, self.host, self.only) = (largeText, host, only)
  }
}
