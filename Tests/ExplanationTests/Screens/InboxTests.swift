import Testing
import UIKit

/// A cell with a sender, a subject and a mark for unread messages.
final class MessageCell: UITableViewCell {
  let sender = UILabel("", 17)
  let subject = UILabel("", 14)
  let unread = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    unread.backgroundColor = .blue
    unread.layer.cornerRadius = 5
    contentView.add(sender, 32, 8, 240, 22)
    contentView.add(subject, 32, 32, 240, 20)
    contentView.add(unread, 12, 14, 10, 10)
  }

  required init?(coder: NSCoder) { nil }
}

/// A plain table of messages.
final class Inbox: UIViewController, Screen, UITableViewDataSource, UITableViewDelegate {
  struct Message {
    var sender: String
    var subject: String
    var isUnread = false
  }

  let list = UITableView(frame: .zero, style: .plain)
  var messages = [
    Message(sender: "Ada", subject: "Engine", isUnread: true),
    Message(sender: "Alan", subject: "Machine"), Message(sender: "Grace", subject: "Compiler"),
    Message(sender: "Edsger", subject: "Paths"), Message(sender: "Barbara", subject: "Types"),
  ]
  var height: CGFloat = 60
  var style: (MessageCell, IndexPath) -> Void = { _, _ in }

  override func viewDidLoad() {
    list.dataSource = self
    list.delegate = self
    list.register(MessageCell.self, forCellReuseIdentifier: "message")
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() { list.frame = view.bounds }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    guard let cell = cell as? MessageCell else { return cell }
    cell.sender.text = messages[indexPath.row].sender
    cell.subject.text = messages[indexPath.row].subject
    cell.unread.isHidden = !messages[indexPath.row].isUnread
    style(cell, indexPath)
    return cell
  }
}

@MainActor struct InboxTests {
  @Test(arguments: changes) func `an inbox`(change: Change<Inbox>) throws {
    try expectExplanation(of: change)
  }

  nonisolated static let changes: [Change<Inbox>] = [
    Change("list › row [0,2] › subject: text “Compiler” → “Bug”", not: ["row [0,3]"]) {
      $0.messages[2].subject = "Bug"
    },
    Change("list › row [0,1] › unread no longer hidden") { $0.messages[1].isUnread = true },
    Change(
      "list › row [0,1] vanished; 3 other views moved",
      not: ["text", "texts changed", "other texts"]
    ) {
      $0.messages.remove(at: 1)
    },
    Change("list › row [0,4] vanished", not: ["text"]) { $0.messages.removeLast() },
    Change("list › row [0,0] appeared; 5 other views moved", not: ["text"]) {
      $0.messages.insert(Inbox.Message(sender: "Kurt", subject: "Proof"), at: 0)
    },
    Change("list › row [0,0]: frame.height 60 → 72; 14 other views moved or resized") {
      $0.height = 72
    },
    Change("list › 5 rows › sender: font Inter Regular 17 → Inter Regular 20") {
      $0.style = { cell, _ in cell.sender.font = .systemFont(ofSize: 20) }
    },
    Change("list › row [0,0] › unread: background #0000FF → #FF0000") {
      $0.style = { cell, _ in
        if !cell.unread.isHidden { cell.unread.backgroundColor = .red }
      }
    },
    Change("list › row [0,1]: selected", not: ["vanished", "appeared", "UIView", "text"]) {
      $0.list.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    },
    Change(
      "list › row [0,3] › sender: text “Edsger” → “Ada”, the text of row [0,0]",
      not: ["texts changed", "other texts"]
    ) {
      $0.messages[3].sender = "Ada"
    },
    Change("list › row [0,3] moved from row [0,1]; 2 other views moved", not: ["text"]) {
      $0.messages.insert($0.messages.remove(at: 1), at: 3)
    },
    Change("list › row [0,0] › subject: frame.x 32 → 48; 4 other views moved") {
      $0.style = { cell, _ in cell.subject.frame.origin.x = 48 }
    },
    Change(
      "list: separator inset automatic → top 0, left 40, bottom 0, right 0; 5 other views resized"
    ) {
      $0.list.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    },
    Change(
      "list: rows [0,1] and [0,3] swapped; 2 other views moved",
      not: ["texts changed", "other texts", "[0,2]"]
    ) {
      $0.messages.swapAt(1, 3)
    },
  ]
}
