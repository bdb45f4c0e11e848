import Testing
import UIKit

/// A form to sign in.
final class Login: UIViewController, Screen {
  let mail = UITextField()
  let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  let password = UITextField()
  let remember = UISwitch()
  let hint = UILabel("Forgotten?", 13)
  let enter = UIButton(type: .system)
  let about = UITextView()
  private(set) var between: NSLayoutConstraint?

  override func viewDidLoad() {
    view.backgroundColor = .white
    mail.placeholder = "Mail"
    mail.borderStyle = .roundedRect
    mail.text = "ada@example.org"
    icon.backgroundColor = .red
    mail.leftView = icon
    password.placeholder = "Password"
    password.borderStyle = .roundedRect
    enter.setTitle("Sign in", for: .normal)
    about.text = "By signing in you agree to nothing at all."
    about.isScrollEnabled = false
    view.add(mail, password, remember, hint, enter, about)
    let below = password.topAnchor.constraint(equalTo: mail.bottomAnchor, constant: 12)
    between = below
    mail.pinUnderTop(20)
    NSLayoutConstraint.activate([
      below, password.leadingAnchor.constraint(equalTo: mail.leadingAnchor),
      password.trailingAnchor.constraint(equalTo: mail.trailingAnchor),
      remember.topAnchor.constraint(equalTo: password.bottomAnchor, constant: 12),
      remember.leadingAnchor.constraint(equalTo: mail.leadingAnchor),
      hint.centerYAnchor.constraint(equalTo: remember.centerYAnchor),
      hint.trailingAnchor.constraint(equalTo: mail.trailingAnchor),
      enter.topAnchor.constraint(equalTo: remember.bottomAnchor, constant: 20),
      enter.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      about.topAnchor.constraint(equalTo: enter.bottomAnchor, constant: 20),
      about.leadingAnchor.constraint(equalTo: mail.leadingAnchor),
      about.trailingAnchor.constraint(equalTo: mail.trailingAnchor),
    ])
  }
}

@MainActor struct LoginTests {
  @Test(arguments: changes) func `a form to sign in`(change: Change<Login>) throws {
    try expectExplanation(of: change)
  }

  nonisolated static let changes: [Change<Login>] = [
    Change("mail: text “ada@example.org” → “alan@example.org”", not: ["drawn"]) {
      $0.mail.text = "alan@example.org"
    },
    Change("mail: text “ada@example.org” → none", not: ["“none”", "“”"]) { $0.mail.text = nil },
    Change("password: placeholder “Password” → “Secret”") { $0.password.placeholder = "Secret" },
    Change("password: text none → “secret”", not: ["“none”", "“”"]) {
      $0.password.text = "secret"
    },
    Change("mail: border style rounded rect → line; 5 other views moved") {
      $0.mail.borderStyle = .line
    },
    Change("mail: clear button mode never → always", not: ["appeared"]) {
      $0.mail.clearButtonMode = .always
    },
    Change("mail: text color #000000 → #FF0000") { $0.mail.textColor = .red },
    Change("mail: alignment natural → center") { $0.mail.textAlignment = .center },
    Change(
      "mail: font Inter Regular 17 → Inter Regular 24; 5 other views moved", not: ["constraint"]
    ) {
      $0.mail.font = .systemFont(ofSize: 24)
    },
    Change("mail: disabled") { $0.mail.isEnabled = false },
    Change("remember: switched on") { $0.remember.isOn = true },
    Change("password: constraint password.top 12 → 30; 4 other views moved") {
      $0.between?.constant = 30
    },
    Change(
      "about: text container inset top 8, bottom 8 → top 20, left 20, bottom 20, right 20",
      not: ["drawn"]
    ) {
      $0.about.textContainerInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    },
    Change("about: text “By signing in you agree to nothing at all.” → “Agreed.”") {
      $0.about.text = "Agreed."
    },
    Change("enter: title “Sign in” → “Enter”", not: ["UIButtonLabel"]) {
      $0.enter.setTitle("Enter", for: .normal)
    },
    Change("mail: secure text entry", not: ["drawn", "“•"]) { $0.mail.isSecureTextEntry = true },
  ]
}
