import Combine
import UIKit

final class BasketViewController: UITableViewController {
  private let catalogue: Catalogue
  private var subscriptions: Set<AnyCancellable> = []
  private var models: [BasketCellModel] = []

  init(catalogue: Catalogue) {
    self.catalogue = catalogue
    super.init(style: .insetGrouped)
    title = NSLocalizedString("basket.title", comment: "The basket's title")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BasketCell.self, forCellReuseIdentifier: "basket")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: NSLocalizedString("basket.checkout", comment: "Pays"), style: .done, target: self,
      action: #selector(checkOut))
    catalogue.$herbs
      .map { herbs in
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        return herbs.map { BasketCellModel(herb: $0, count: 1, formatter: formatter) }
      }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] models in
        self?.models = models
        self?.tableView.reloadData()
      }
      .store(in: &subscriptions)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    models.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "basket", for: indexPath)
    (cell as? BasketCell)?.configure(with: models[indexPath.row])
    return cell
  }

  @objc private func checkOut() {
    present(CheckoutController(models: models), animated: true)
  }
}
