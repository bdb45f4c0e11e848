import Foundation
import VectorImages

// Reads each file, and prints the names of those that cannot be read.
for path in CommandLine.arguments.dropFirst() {
  let url = URL(fileURLWithPath: path)
  do {
    _ = try VectorImage(Data(contentsOf: url), name: url.lastPathComponent)
  } catch {
    print(error)
  }
}
