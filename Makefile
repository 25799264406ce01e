# Two commands matter: `make run` shows what Belltower does, `make test` proves that it does it.
# Both install what is missing, build, and need nothing else on Debian 12 with Swift 6.3.

SWIFT_FLAGS := --explicit-target-dependency-import-check error
RELEASE := -c release --static-swift-stdlib $(SWIFT_FLAGS)
BELLTOWER := .build/release/belltower
PACKAGES := libical-dev libcurl4-openssl-dev libsqlite3-dev tzdata

.PHONY: run test soak build bench bench-build lint format system

run: build
	@Fixtures/tour.sh $(BELLTOWER)

build: system
	swift build $(RELEASE) --product belltower

test: system
	swift build --build-tests $(SWIFT_FLAGS)
	swift test --skip-build $(SWIFT_FLAGS)

# What goes wrong on purpose, in full: hundreds of kills, disks filled to the byte. About 15 minutes.
soak: system
	swift build --build-tests $(SWIFT_FLAGS)
	BELLTOWER_SOAK=1 swift test --skip-build $(SWIFT_FLAGS) --no-parallel --filter Faults

bench: system
	swift build $(RELEASE) --product belltower
	swift build $(RELEASE) --product benchmarks
	.build/release/benchmarks $(BELLTOWER)

lint:
	swift format lint --strict -p -r Sources Tests Benchmarks Package.swift

format:
	swift format -i -p -r Sources Tests Benchmarks Package.swift

# Installs Debian packages only when one is missing.
system:
	@for package in $(PACKAGES); do dpkg -s $$package >/dev/null 2>&1 || missing="$$missing $$package"; done; \
	if [ -n "$$missing" ]; then \
		sudo=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		echo "installing$$missing"; \
		$$sudo apt-get update -q && DEBIAN_FRONTEND=noninteractive $$sudo apt-get install -qy $$missing; \
	fi
