/// Source of iOS that a client asks to see, by the files' names.
enum PreviewedSource {
  static let all = [
    "HerbCell.swift": cell, "Broken.swift": broken, "Greedy.swift": greedy,
    "Endless.swift": endless, "Caller.swift": caller,
  ]

  private static let cell = """
    import UIKit

    final class HerbCell: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel()
        label.text = "Basil"
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        ])
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
      }
      required init?(coder: NSCoder) { nil }
      @objc private func tapped() {}
    }

    #Preview("Basil", traits: .fixedLayout(width: 100, height: 40)) { HerbCell(frame: .zero) }
    """

  private static let broken = """
    import UIKit

    let herb = Basil()
    #Preview { UIView(frame: CGRect(x: 0, y: 0, width: herb.width, height: 40)) }
    """

  /// A preview that allocates memory without end.
  private static let greedy = """
    import UIKit

    @MainActor var hoard: [[UInt8]] = []
    #Preview {
      while true { hoard.append([UInt8](repeating: 1, count: 1 << 26)) }
      return UIView()
    }
    """

  /// A preview that never ends, and starts a process that leaves its session and reports that it
  /// lives.
  private static let endless = """
    import Foundation
    import UIKit

    #Preview {
      let words = ["setsid", "sh", "-c", "while :; do echo beat >> beats; sleep 0.05; done"]
      var program = words.map { strdup($0) } + [nil]
      var process = pid_t()
      posix_spawnp(&process, "setsid", nil, nil, &program, nil)
      while true {}
      return UIView()
    }
    """

  /// A preview that shows whether a port of this machine answers; its number is in a file.
  private static let caller = """
    import Foundation
    import UIKit

    func answers() -> Bool {
      let text = (try? String(contentsOfFile: "port", encoding: .utf8)) ?? ""
      let end = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = (UInt16(text) ?? 0).bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      return withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
          connect(end, generic, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
    }

    #Preview {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
      label.text = answers() ? "reached" : "alone"
      return label
    }
    """
}
