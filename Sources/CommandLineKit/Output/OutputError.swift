/// The reason why a file cannot be written.
package enum OutputError: Error, Equatable, CustomStringConvertible {
  case linkInTheWay(String)
  case fileInTheWay(String)
  case uncreatable(String)
  case claimedTwice(String)
  case tooLarge(String, reason: String)
  case unwritable(String)

  package var description: String {
    switch self {
    case .linkInTheWay(let path):
      "\(path) is a symbolic link; pictures are only written inside the folder itself"
    case .fileInTheWay(let path): "\(path) is not a folder"
    case .uncreatable(let path): "the folder \(path) cannot be made"
    case .unwritable(let path): "\(path) cannot be written"
    case .claimedTwice(let path):
      """
      two figures would be written to \(path), as their names differ in case at most; draw one at \
      a time, or use a different --output
      """
    case .tooLarge(let path, let reason):
      """
      \(path): \(reason). For a scene, use a smaller device or fewer \
      variants on a sheet, or leave out "content"
      """
    }
  }
}
